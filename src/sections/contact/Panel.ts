import { styled } from 'styled-components';
import { hovers } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { Field, Label } from '../../ui/forms/TextField';

/** Makes a form one ruled panel: its fields share their edges, and the button is the last row. */
export const Panel = styled.div`
  form,
  form > div {
    gap: 1px;
  }

  ${Field} {
    align-content: stretch;
    gap: 0;
    /* An outline, because forced colours remove backgrounds and shadows. */
    outline: 1px solid ${color.control};
    background: ${color.ground};
  }

  ${Field}:has(> [aria-invalid='true']) {
    z-index: 1;
    outline-color: ${color.accent};
  }

  /* Above the text of the control, which fills the field. */
  ${Label} {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: start;
    padding: ${space.md} ${space.lg} 0;
    pointer-events: none;
  }

  input,
  textarea {
    grid-area: 1 / 1;
    padding: 2.75rem ${space.lg} ${space.md};
    border: 0;
    border-radius: 0;
    background: none;

    &:focus-visible {
      outline-offset: -3px;
    }

    ${hovers} {
      &:hover {
        background: ${color.raised};
      }
    }
  }

  textarea {
    display: block;
  }

  ${Field} p {
    padding: ${space.xs} ${space.lg} ${space.md};
  }

  [type='submit'] {
    flex: 1 0 100%;
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 4.75rem;
    padding-inline: ${space.lg};
    border-radius: 0;
    font-size: ${fontSize.lg};

    &:focus-visible {
      outline-offset: -6px;
    }

    &:dir(rtl) svg {
      scale: -1 1;
    }
  }
`;
