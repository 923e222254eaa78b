import { expect, test, vi } from 'vitest';
import { formatNumber } from './formatNumber';

vi.mock('virtual:words', () => ({ digits: '۰۱۲۳۴۵۶۷۸۹' }));

test('numbers, years and times have the digits of the site', () => {
  expect([12, '2014 – 2018', '3:05'].map(formatNumber)).toEqual(['۱۲', '۲۰۱۴ – ۲۰۱۸', '۳:۰۵']);
});
