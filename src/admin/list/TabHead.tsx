import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { formKey, selectFormTexts } from '../../state/owner/drafts';
import { onShortScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { getOpenerId } from '../form/formFocus';
import { getFormTitle } from '../form/formTitles';
import { TabTitle } from '../TabTitle';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  margin-bottom: ${space.lg};

  ${onShortScreens} {
    margin-bottom: ${space.sm};
  }
`;

const Hint = styled.p`
  flex-basis: 100%;
  text-align: right;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

interface TabHeadProps {
  title: string;
  list: ListName;
  /** Whether the form for a new entry is open. */
  isFormOpen: boolean;
  /** Whether any form of the tab is open, which has a main button of its own. */
  hasOpenForm: boolean;
  onNew: () => void;
}

/** The head of a tab: its title, and the button that opens the form for a new entry. */
export function TabHead({ title, list, isFormOpen, hasOpenForm, onNew }: TabHeadProps) {
  const isTyped =
    useAppSelector((state) => selectFormTexts(state, formKey(list, null))) !== undefined;
  return (
    <Row>
      <TabTitle>{title}</TabTitle>
      <Button
        id={getOpenerId(null)}
        small
        icon="plus"
        variant={hasOpenForm ? 'outline' : 'solid'}
        aria-expanded={isFormOpen}
        onClick={onNew}
      >
        {getFormTitle(list, null)}
      </Button>
      {isTyped && !isFormOpen && <Hint>What you typed is kept.</Hint>}
    </Row>
  );
}
