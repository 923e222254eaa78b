import { hovers } from '../media';
import { color, fontSize, space } from '../tokens';

/** The rules of `.ruled-panel` around a form: one panel whose fields share their edges, with the button as the last row. */
export const ruledPanel = `
  .ruled-panel form, .ruled-panel form > :first-child {
    gap: 1px;
  }
  /* For the notes below the button, which lie over the record. */
  .ruled-panel form {
    outline: 1px solid ${color.control};
    background: ${color.pageGround};
  }
  .ruled-panel div:has(> label) {
    gap: 0;
    /* An outline, because forced colours remove backgrounds and shadows. */
    outline: 1px solid ${color.control};
    background: ${color.pageGround};
  }
  .ruled-panel div:has(> [aria-invalid='true']) {
    z-index: 1;
    outline-color: ${color.accent};
  }
  /* The ring of the control, including its message. */
  .ruled-panel div:has(> label ~ :focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.text};
    outline-offset: -3px;
  }
  /* Above the text of the control, which fills the field. */
  .ruled-panel label {
    grid-area: 1 / 1;
    z-index: 1;
    align-self: start;
    padding: ${space.md} ${space.lg} 0;
  }
  .ruled-panel :is(input, textarea) {
    grid-area: 1 / 1;
    padding: 2.75rem ${space.lg} ${space.md};
    border: 0;
    border-radius: 0;
    outline: 0;
    background: none;
  }
  /* Its text scrolls below the label. */
  .ruled-panel textarea {
    margin-block-start: 2.75rem;
    padding-block-start: 0;
  }
  ${hovers} {
    .ruled-panel div:has(> label):hover {
      background: ${color.raised};
    }
  }
  .ruled-panel label ~ div p {
    padding: 0 ${space.lg} ${space.md};
  }
  .ruled-panel [type='submit'] {
    flex: 1 0 100%;
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 4.75rem;
    padding-inline: ${space.lg};
    border-inline: 0;
    border-radius: 0;
    font-size: ${fontSize.lg};
    outline-offset: -6px;
    /* Hovered, it stays inside the panel. */
    scale: 1 !important;
  }
  .ruled-panel [type='submit'] ~ :not(:empty) {
    margin: ${space.md} ${space.lg};
  }
`;
