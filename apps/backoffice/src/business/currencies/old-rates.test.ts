import { expect, test } from 'vitest';
import { oldRates } from './old-rates.ts';

const now = new Date('2026-11-14T12:00:00Z');
const rate = (_id: string, updatedAt: string) => ({ _id, updatedAt });

test('rates unchanged for more than a week are old, except the rate of the base currency', () => {
  const currencies = [
    rate('ALL', '2024-01-01T12:00:00Z'),
    rate('EUR', '2026-11-01T12:00:00Z'),
    rate('USD', '2026-11-07T12:00:00Z'),
    rate('GBP', '2026-11-04T12:00:00Z'),
  ];
  expect(oldRates(currencies, now)).toEqual({ codes: 'EUR, GBP', days: 10 });
  expect(oldRates(currencies.slice(2, 3), now)).toBeNull();
});
