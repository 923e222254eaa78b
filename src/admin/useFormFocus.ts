import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Takes the focus along when a form opens and closes (WCAG 2.4.3): into its first field, and back to the button that
 * opened it. In the handlers of the acts and not in effects, so that a jump of Redux DevTools moves no focus.
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
