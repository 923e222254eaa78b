import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from './today';

describe.each(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test.each(['2026-01-05T00:00', '2026-12-31T23:59', '2028-02-29T00:00'])(
    'a clock on the wall that says %s is in that calendar day',
    (clock) => {
      vi.setSystemTime(clock);
      expect(today()).toBe(clock.slice(0, 10));
    },
  );
});

test('a clock in the last of those years is right', () => {
  expect(today(new Date('9999-05-01T12:00'))).toBe('9999-05-01');
});

test.each(['9999-12-31T12:00', '+010000-01-01T12:00', '+120000-05-05T12:00'])(
  'a clock that says %s gives a day that a content file can hold',
  (clock) => expect(today(new Date(clock))).toBe('9999-12-31'),
);
