import { css, styled } from 'styled-components';
import { hovers } from '../../styles/media';
import { color, fontSize, quick, radius, space } from '../../styles/tokens';

export const Field = styled.div`
  display: grid;
  /* A date field is wider than a phone with large text. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  align-content: start;
`;

export const Label = styled.label`
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

export const control = css`
  width: 100%;
  min-height: 3.375rem;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.pageGround};
  line-height: 1.5;
  transition: border-color ${quick};

  &::placeholder {
    color: ${color.muted};
    opacity: 0.85;
  }

  ${hovers} {
    &:hover {
      border-color: ${color.text};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
`;
