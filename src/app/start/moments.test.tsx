import { beforeEach, expect, test, vi } from 'vitest';
import { waitForPaint } from './moments';

beforeEach(() => void vi.useFakeTimers());

/** Starts to wait on a page whose browser reports no paint, as Firefox does for one opened at an anchor. */
function startWaiting(state: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const painted = vi.fn();
  void waitForPaint().then(painted);
  return painted;
}

test.each<[DocumentReadyState, number]>([
  ['complete', 500],
  ['interactive', 5_000],
])('a page in the state "%s" counts as painted after %d ms', async (state, delay) => {
  const painted = startWaiting(state);
  await vi.advanceTimersByTimeAsync(delay - 1);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(painted).toHaveBeenCalled();
});

test('a report of the paint after the load ends the wait', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe() {
        this.report();
      }
    },
  );
  const painted = startWaiting('interactive');
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalled();
});

test('the timers for the paint are set in idle time, not in the task of the script', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  // An earlier test may have set a timer, but sets none between these lines: they are one task.
  const before = vi.getTimerCount();
  startWaiting('complete');
  for (let microtask = 0; microtask < 9; microtask += 1) await Promise.resolve();
  expect(vi.getTimerCount()).toBe(before);
});
