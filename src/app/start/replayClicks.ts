import { findCounterpart } from './findCounterpart';
import type { RecordedClicks } from './recordClicks';

/** Older clicks are not replayed, in milliseconds. */
const LIFETIME_MS = 10_000;

function click(button: HTMLElement) {
  const current = findCounterpart(button);
  current?.click();
  // The click makes React hydrate the section, which may replace the button.
  if (current && !current.isConnected) findCounterpart(current)?.click();
}

/**
 * Replays the clicks that React has not handled. React stops a click that it cannot handle yet; one that reaches
 * `window` was handled, and is dropped from the record.
 * @returns A function that replays the remaining clicks, once. To be called when the screen has mounted.
 */
export function replayClicks({ clicks, stop }: { clicks: RecordedClicks; stop: () => void }) {
  const dropHandled = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    // If React has replaced the button, the click hit the old one and still has to be replayed.
    if (button && button.isConnected) clicks.delete(button);
  };
  window.addEventListener('click', dropHandled);
  // Deferred, so that React first handles the click that made it hydrate the screen.
  return () =>
    setTimeout(() => {
      stop();
      window.removeEventListener('click', dropHandled);
      for (const [button, time] of clicks)
        if (performance.now() - time < LIFETIME_MS) click(button);
      clicks.clear();
    });
}
