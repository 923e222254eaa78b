import { findCounterpart } from './findCounterpart';
import type { Presses } from './recordPresses';

/** For so long after a press its answer is no surprise, in milliseconds. */
const LIFETIME_MS = 10_000;

function press(button: HTMLElement) {
  const shown = findCounterpart(button);
  shown?.click();
  // The click makes React take its section over, and it may draw that anew.
  if (shown && !shown.isConnected) findCounterpart(shown)?.click();
}

/**
 * Leaves a press to React, which listens from now on. React stops an event that it cannot answer yet; one that arrives
 * at the window is answered.
 * @returns Answers every press that is left, once, and is to be called when the screen is taken over.
 */
export function answerPresses({ presses, stop }: { presses: Presses; stop: () => void }) {
  const forget = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    // React may have drawn it anew for the event, and then the event went to the one before.
    if (button && button.isConnected) presses.delete(button);
  };
  window.addEventListener('click', forget);
  // In a task of its own: the event that made React take the screen over is answered first.
  return () =>
    setTimeout(() => {
      stop();
      window.removeEventListener('click', forget);
      for (const [button, time] of presses)
        if (performance.now() - time < LIFETIME_MS) press(button);
      presses.clear();
    });
}
