import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../styles/tokens';
import { Button } from '../ui/buttons/Button';
import { TabTitle } from './TabTitle';
import { useUnloadReasons } from './unloadGuard';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  margin-bottom: ${space.lg};
`;

const Hint = styled.p`
  flex-basis: 100%;
  text-align: right;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

interface TabHeadProps {
  title: string;
  /** The title of the form, too. */
  action: string;
  isFormOpen: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onAction: () => void;
}

/** The head of a tab: its title, and the button that opens its form. */
export function TabHead({ title, action, isFormOpen, opener, onAction }: TabHeadProps) {
  const isKept = useUnloadReasons().includes(action) && !isFormOpen;
  return (
    <Row>
      <TabTitle>{title}</TabTitle>
      <Button ref={opener} small icon="plus" aria-expanded={isFormOpen} onClick={onAction}>
        {action}
      </Button>
      {isKept && <Hint>What you typed is kept.</Hint>}
    </Row>
  );
}
