import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { space } from '../styles/tokens';
import { Button } from '../ui/Button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  margin-bottom: ${space.lg};
`;

const Title = styled.h2`
  font-size: 1.75rem;
`;

interface TabHeadProps {
  title: string;
  action: string;
  isFormOpen: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onAction: () => void;
}

/** The head of a list: what it is, and the button that opens its form. */
export function TabHead({ title, action, isFormOpen, opener, onAction }: TabHeadProps) {
  return (
    <Row>
      <Title>{title}</Title>
      <Button ref={opener} small icon="plus" aria-expanded={isFormOpen} onClick={onAction}>
        {action}
      </Button>
    </Row>
  );
}
