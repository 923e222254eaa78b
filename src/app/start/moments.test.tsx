import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForPaint } from './moments';

// jsdom reports no paint, as Firefox for a page opened at an anchor.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[DocumentReadyState, number]>([
  ['complete', 500],
  ['interactive', 5_000],
])('a page in the state "%s" counts as painted after %d ms', async (state, delay) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const painted = vi.fn();
  void waitForPaint().then(painted);
  await vi.advanceTimersByTimeAsync(delay - 1);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(painted).toHaveBeenCalled();
});

test('the timers for the paint are set in idle time, not in the task of the script', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  void waitForPaint();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
