import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from './today';

describe.each(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test.each(['2026-01-05T00:00', '2026-12-31T23:59', '2028-02-29T00:00'])(
    'the local time %s belongs to its calendar day',
    (clock) => {
      vi.setSystemTime(clock);
      expect(today()).toBe(clock.slice(0, 10));
    },
  );
});
