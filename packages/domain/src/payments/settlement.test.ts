import { describe, expect, test } from 'vitest';
import { lekAmount, type PostedAmount } from '../accounting/journal.ts';
import { asExchangeRate, asMoney, sumOf } from '../amounts.ts';
import { setOff, settle, settlementProblems, type OpenItem, type PaidMoney } from './settlement.ts';

const lek = (amount: number) => asMoney(BigInt(Math.round(amount * 100)));
const rate = (value: number) => asExchangeRate(BigInt(Math.round(value * 100_000_000)));
const one = rate(1);

const inLek = (documentId: string, amount: number): OpenItem => ({
  documentId,
  isAdvance: false,
  currency: 'ALL',
  exchangeRate: one,
  open: lekAmount(lek(amount)),
});
const inEuro = (documentId: string, amount: number, all: number): OpenItem => ({
  ...inLek(documentId, 0),
  currency: 'EUR',
  exchangeRate: rate(all / amount),
  open: { all: lek(all), mon: lek(amount) },
});
const money = (amount: number, currency = 'ALL', exchangeRate = one): PaidMoney => ({
  amount: lek(amount),
  currency,
  exchangeRate: currency === 'ALL' ? one : exchangeRate,
  debtRate: currency === 'ALL' && exchangeRate !== one ? exchangeRate : null,
});
const settled = ({ allocations }: ReturnType<typeof settle>) =>
  allocations.map(({ item, settled: { all, mon } }) => [
    item.documentId,
    Number(mon) / 100,
    Number(all) / 100,
  ]);

test('a payment without chosen documents pays the oldest document first and the last one in part', () => {
  const paid = settle([inLek('a', 100), inLek('b', 50), inLek('c', 80)], 'oldest-first', money(170));
  expect(settled(paid)).toEqual([
    ['a', 100, 100],
    ['b', 50, 50],
    ['c', 20, 20],
  ]);
  expect(paid.rest).toEqual(lekAmount(lek(0)));
});

test('the part of a payment above the open amount is returned as the rest', () => {
  expect(settle([inLek('a', 100)], 'oldest-first', money(130)).rest).toEqual(lekAmount(lek(30)));
});

test('chosen documents are paid in their order, each up to its amount', () => {
  const items = [inLek('a', 100), inLek('b', 50)];
  const wanted = [
    { documentId: 'b', amount: null },
    { documentId: 'a', amount: lek(20) },
  ];
  expect(settled(settle(items, wanted, money(70)))).toEqual([
    ['b', 50, 50],
    ['a', 20, 20],
  ]);
});

describe('paying a debt in euro', () => {
  const debt = inEuro('a', 100, 10_000);

  test('a debt in euro that is fully paid at another rate is closed in both currencies, and the payment is valued at its own rate', () => {
    const paid = settle([debt], 'oldest-first', money(100, 'EUR', rate(98.5)));
    expect(settled(paid)).toEqual([['a', 100, 10_000]]);
    expect(paid.worth).toBe(lek(9850));
  });

  test('a debt in euro is paid in lek at the rate of the payment', () => {
    const paid = settle([debt], 'oldest-first', money(4925, 'ALL', rate(98.5)));
    expect(settled(paid)).toEqual([['a', 50, 5000]]);
    expect(paid.rest.mon).toBe(0n);
  });

  test('a debt in euro cannot be paid in dollars', () => {
    const problems = settlementProblems(
      [debt],
      [{ documentId: 'a', amount: null }],
      money(100, 'USD', rate(90)),
    );
    expect(problems).toEqual([{ path: 'documents.0._id', code: 'payment-currency', limit: null }]);
  });
});

test('a debt in lek is paid in euro', () => {
  const paid = settle([inLek('a', 1000)], 'oldest-first', money(15, 'EUR', rate(100)));
  expect(settled(paid)).toEqual([['a', 1000, 1000]]);
  expect(paid.rest).toEqual({ all: lek(500), mon: lek(5) });
});

test('chosen documents are refused if they are not open, named twice, or get more than their open amount', () => {
  const wanted = [
    { documentId: 'a', amount: lek(101) },
    { documentId: 'a', amount: null },
    { documentId: 'b', amount: null },
  ];
  expect(settlementProblems([inLek('a', 100)], wanted, money(10)).map(({ code }) => code)).toEqual([
    'more-than-left',
    'twice',
    'not-open',
  ]);
});

test('a payment whose value in lek has more than ten digits is refused at the field of the exchange rate', () => {
  const refused = { path: 'exRate', code: 'ten-digits', limit: null };
  expect(settlementProblems([], [], money(9_999_999_999.99, 'EUR', rate(2)))).toEqual([refused]);
  expect(settlementProblems([], [], money(9_999_999_999.99, 'EUR', rate(1)))).toEqual([]);
});

test('despite rounding, partial payments sum to the debt in both currencies, and each payment is allocated completely', () => {
  let item = inEuro('a', 10, 1003.33);
  const parts: PostedAmount[] = [];
  for (const part of [3.33, 3.33, 3.34]) {
    const paid = settle([item], 'oldest-first', money(part, 'EUR', rate(99.777)));
    const allocated = sumOf(paid.allocations.map(({ worth }) => worth));
    expect(allocated).toBe(paid.worth);
    const [first] = paid.allocations;
    if (first === undefined) throw new Error('nothing was paid');
    parts.push(first.settled);
    const { all, mon } = first.settled;
    const left = { all: asMoney(item.open.all - all), mon: asMoney(item.open.mon - mon) };
    item = Object.assign({}, item, { open: left });
  }
  expect(item.open).toEqual({ all: 0n, mon: 0n });
  expect(sumOf(parts.map(({ all }) => all))).toBe(lek(1003.33));
});

test('credits are set off against debts of the same currency, in order and up to the given amount', () => {
  const credits = [{ ...inLek('x', -30), isAdvance: true }, inEuro('y', -5, -500)];
  const debts = [inLek('a', 20), inEuro('b', 4, 410), inLek('c', 40)];
  const { used, paid } = setOff(credits, debts, lek(25));
  expect(used.map(({ item, settled: { mon } }) => [item.documentId, Number(mon) / 100])).toEqual([
    ['x', 21],
    ['y', 4],
  ]);
  expect(paid.map(({ item, settled: { mon } }) => [item.documentId, Number(mon) / 100])).toEqual([
    ['a', 20],
    ['b', 4],
    ['c', 1],
  ]);
});
