import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../styles/tokens';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin: ${space.xl} auto;
  padding: ${space.lg};
  width: fit-content;
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** An alert with the controls for the next step. */
export function Notice({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Box role="alert">
      <p>{message}</p>
      {children}
    </Box>
  );
}
