import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { low } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { NEW_ENTRY_ID } from '../form/formFocus';
import { formKey, formTitle } from '../form/formMemory';
import { TabTitle } from '../TabTitle';
import { useUnloadReasons } from '../unloadGuard';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  margin-bottom: ${space.lg};

  ${low} {
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
  onNew: (button: HTMLElement) => void;
}

/** The head of a tab: its title, and the button that opens the form for a new entry. */
export function TabHead({ title, list, isFormOpen, hasOpenForm, onNew }: TabHeadProps) {
  const isKept = useUnloadReasons().includes(formKey(list, null)) && !isFormOpen;
  return (
    <Row>
      <TabTitle>{title}</TabTitle>
      <Button
        id={NEW_ENTRY_ID}
        small
        icon="plus"
        variant={hasOpenForm ? 'outline' : 'solid'}
        aria-expanded={isFormOpen}
        onClick={({ currentTarget }) => onNew(currentTarget)}
      >
        {formTitle(list, null)}
      </Button>
      {isKept && <Hint>What you typed is kept.</Hint>}
    </Row>
  );
}
