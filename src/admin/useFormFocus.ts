import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Moves the focus into the first field when a form opens, and back to its button when it closes (WCAG 2.4.3). In event
 * handlers and not in effects, so that time travel moves no focus.
 */
export function useFormFocus() {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const open = (update: () => void) => {
    flushSync(update);
    panel.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const close = (update: () => void) => {
    flushSync(update);
    opener.current?.focus();
  };
  return { opener, panel, open, close };
}

export type FormFocus = Pick<ReturnType<typeof useFormFocus>, 'panel' | 'close'>;
