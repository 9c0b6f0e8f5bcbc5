import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { dayRows, hourRows } from './chart-rows.ts';

const sold = (hundredths: bigint) => ({
  totalPrice: asMoney(hundredths),
  totalVATAmount: asMoney(0n),
  totalPriceWithoutVAT: asMoney(hundredths),
  count: hundredths === 0n ? 0 : 1,
});

test('the bar of a day opens the invoices of that day, and has the total of the same day in the period before', () => {
  const days = [
    { day: '2026-02-28', ...sold(5n) },
    { day: '2026-03-01', ...sold(7n) },
  ];
  const earlier = [{ day: '2026-02-26', ...sold(4n) }];
  const range = { from: '2026-02-28', to: '2026-03-01' };
  expect(dayRows(days, earlier, range)).toMatchObject([
    {
      tick: '28.02',
      name: '28.02.2026',
      total: 5n,
      before: 4n,
      counted: { days: { from: '2026-02-28', to: '2026-02-28' } },
    },
    { tick: '01.03', name: '01.03.2026', total: 7n, before: null },
  ]);
});

test('the bar of a month opens the invoices of the month’s days that are in the range', () => {
  const range = { from: '2025-01-20', to: '2026-02-10' };
  const months = Array.from({ length: 14 }, (_month, place) => ({
    day: `${2025 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`,
    ...sold(1n),
  }));
  const rows = dayRows(months, null, range);
  expect(rows.at(0)).toMatchObject({
    tick: '01.2025',
    counted: { days: { from: '2025-01-20', to: '2025-01-31' } },
  });
  expect(rows.at(1)).toMatchObject({ name: '01.02 – 28.02.2025' });
  expect(rows.at(-1)).toMatchObject({
    tick: '02.2026',
    counted: { days: { from: '2026-02-01', to: '2026-02-10' } },
  });
});

test('the bar of an hour opens the invoices of that hour in the range', () => {
  const range = { from: '2026-03-01', to: '2026-03-15' };
  expect(hourRows([{ hour: 9, ...sold(3n) }], range)).toMatchObject([
    { name: '09:00 – 10:00', counted: { days: range, hours: { from: 9, to: 10 } } },
  ]);
});

test('hours are shown from the first to the last sale, including hours without sales between them', () => {
  const hours = Array.from({ length: 24 }, (_hour, hour) => ({
    hour,
    ...sold([9, 11].includes(hour) ? 3n : 0n),
  }));
  const range = { from: '2026-03-01', to: '2026-03-01' };
  expect(hourRows(hours, range).map(({ tick, total }) => [tick, total])).toEqual([
    ['09', 3n],
    ['10', 0n],
    ['11', 3n],
  ]);
  expect(hourRows(hours.slice(0, 5), range)).toEqual([]);
});
