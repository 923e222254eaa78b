/** A text and the selected part of it. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replaces the characters from `start` to `end`, then selects a part of the new text. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  selected: readonly [start: number, end: number];
}

/** The edit that a button of the toolbar makes to a selection. */
export type MarkdownEdit = (selection: Selection) => Edit;

/** Typed here because the DOM types call it deprecated. Nothing else keeps a field's own undo. */
interface EditingDocument {
  execCommand?: (command: 'insertText' | 'delete', showUi: boolean, text: string) => boolean;
}

/** Replaces a part of a text. Keeps the focus and the selection, but the browser cannot undo it. */
export function replacePart(
  field: HTMLTextAreaElement,
  { start, end, insert }: Omit<Edit, 'selected'>,
) {
  field.setRangeText(insert, start, end, 'preserve');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Applies an edit as if it were typed, and focuses the field unless it is hidden. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit) {
  const { start, end, insert, selected } = edit;
  const editing: EditingDocument = document;
  field.focus();
  field.setSelectionRange(start, end);
  const type = () => editing.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert);
  if (document.activeElement !== field || !type()) replacePart(field, edit);
  field.setSelectionRange(...selected);
}

export const getSelection = (field: HTMLTextAreaElement): Selection => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});
