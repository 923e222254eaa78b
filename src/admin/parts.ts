import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../styles/tokens';
import { IconButton } from '../ui/buttons/IconButton';

/** The padding that centres content of at most 88rem in a bar as wide as the window. */
export const barPadding = `max(${space.gutter}, calc(50% - 44rem))`;

export const Panel = styled.section`
  margin-bottom: ${space.xl};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.ground};
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const FormPanel = styled(Panel)`
  display: grid;
  gap: ${space.lg};

  /* Short texts are shown whole, where the browser can. Three lines with padding and borders. */
  textarea[rows='3'] {
    field-sizing: content;
    min-height: calc(3lh + 2 * ${space.sm} + 2px);
  }

  /* In WebKit, a part of the field has the focus. */
  input[type='date']:focus-within {
    outline: 3px solid currentcolor;
    outline-offset: 3px;
  }

  /* In light forced colours, Chromium draws the icon of a dark page, which does not show. */
  @media (forced-colors: active) {
    input[type='date'] {
      forced-color-adjust: none;
      border-color: CanvasText;
      color: CanvasText;
      background: Canvas;
      color-scheme: light dark;
    }
  }
`;

export const PanelTitle = styled.h2`
  font-size: 1.375rem;
`;

/** A button in the corner of a panel or bar; its icon is at the edge of the content. */
export const CloseButton = styled(IconButton).attrs({ icon: 'close' })`
  margin-inline-end: -${space.sm};
`;

export const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  /* The name of a file may be one long word. */
  overflow-wrap: anywhere;
`;

export const ErrorNote = styled(Note)`
  color: ${color.error};
`;

export const Disclosure = styled.details`
  font-size: ${fontSize.sm};

  summary {
    width: fit-content;
    padding: ${space.sm} 0;
    font-weight: 600;
  }

  summary::marker {
    content: '+ ' / '';
  }

  &[open] > summary::marker {
    content: '− ' / '';
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`;

/** A message beside buttons. */
export const MessageLine = styled.p`
  flex: 1 1 9rem;
  min-width: 0;
  font-size: ${fontSize.sm};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** The heading of a tab. As high as a button, so that a button beside it does not move it. */
export const TabTitle = styled.h2`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1.75rem;
`;
