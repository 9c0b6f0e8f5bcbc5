import { decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { rateLine } from './rate-line.ts';

const size = { width: 100, height: 20 };
const now = new Date('2026-11-11T00:00:00Z');
const rate = (day: string, lek: number) => ({
  at: `2026-11-${day}T00:00:00Z`,
  exchangeRate: decoded(figure.exchangeRate, lek),
});

test('the chart draws each exchange rate until the next change, and the last rate until now', () => {
  const line = rateLine([rate('06', 110), rate('01', 100)], now, size);
  expect(line).toEqual({ path: 'M0 20H50V0H100', lowest: 10_000_000_000n, highest: 11_000_000_000n });
});

test('if all rates are equal, the chart is a line at half height', () => {
  expect(rateLine([rate('06', 100), rate('01', 100)], now, size)?.path).toBe('M0 10H50V10H100');
});

test('a currency with a single rate has no chart line', () => {
  expect(rateLine([rate('01', 100)], now, size)).toBeNull();
  expect(rateLine([], now, size)).toBeNull();
});
