import { decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { changedRates, ratesSchema } from './changed-rates.ts';

const rate = (number: number) => decoded(figure.exchangeRate, number);
const currency = (_id: string, exchangeRate: number) => ({
  _id,
  name: _id,
  exchangeRate: rate(exchangeRate),
  updatedAt: '2026-11-14T10:00:00.000Z',
});

test('only exchange rates that differ from the saved ones are sent', () => {
  const currencies = [currency('ALL', 1), currency('EUR', 98.5), currency('USD', 91)];
  expect(changedRates({ EUR: rate(99), USD: rate(91) }, currencies)).toEqual([
    { currencyId: 'EUR', exchangeRate: rate(99) },
  ]);
});

test.each([
  ['an emptied rate', '', 'required'],
  ['a rate of zero', 0, 'positive'],
  ['a rate of three decimals', 98.123, 'two-decimals'],
] as const)('%s is reported at its own field', (_what, typed, code) => {
  const { error } = ratesSchema.safeParse({ rates: { EUR: typed } });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['rates.EUR', code]]);
});
