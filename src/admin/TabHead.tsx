import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { space } from '../styles/tokens';
import { Button } from '../ui/buttons/Button';
import { TabTitle } from './TabTitle';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  margin-bottom: ${space.lg};
`;

interface TabHeadProps {
  title: string;
  action: string;
  isFormOpen: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onAction: () => void;
}

/** The head of a tab: its title, and the button that opens its form. */
export function TabHead({ title, action, isFormOpen, opener, onAction }: TabHeadProps) {
  return (
    <Row>
      <TabTitle>{title}</TabTitle>
      <Button ref={opener} small icon="plus" aria-expanded={isFormOpen} onClick={onAction}>
        {action}
      </Button>
    </Row>
  );
}
