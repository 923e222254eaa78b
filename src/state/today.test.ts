import { afterEach, expect, test, vi } from 'vitest';
import { today } from './today';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['Pacific/Pago_Pago', '2026-01-05T23:59', '2026-01-05'],
  ['Pacific/Kiritimati', '2026-01-05T00:00', '2026-01-04'],
])('today in %s at %s is %s', (zone, clock, day) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(clock);
  expect(today()).toBe(day);
});
