import { styled } from 'styled-components';
import { color, radius, space } from '../styles/tokens';
import { Button } from './Button';

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

interface NoticeProps {
  message: string;
  action: string;
  onAction: () => void;
}

/** Says at once that something went wrong, with the one thing to do about it. */
export function Notice({ message, action, onAction }: NoticeProps) {
  return (
    <Box role="alert">
      <p>{message}</p>
      <Button small look="outline" onClick={onAction}>
        {action}
      </Button>
    </Box>
  );
}
