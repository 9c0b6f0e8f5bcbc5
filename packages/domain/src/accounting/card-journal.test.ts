import { asExchangeRate, asMoney } from '../amounts.ts';
import { lekAmount } from './journal.ts';
import { expect, test } from 'vitest';
import { saleJournal, type PostedSale } from './sale-journal.ts';

const inLek = (all: bigint) => lekAmount(asMoney(all));
const card = (cashId: string, amount: bigint) => ({ cashId, amount: inLek(amount) });

const summary: PostedSale = {
  invoiceId: 'i9',
  issuedAt: new Date('2026-11-15T10:00:00Z'),
  correctsInvoiceId: null,
  customerId: null,
  cashId: 'd1',
  currency: 'ALL',
  exchangeRate: asExchangeRate(100_000_000n),
  total: inLek(12_000n),
  lines: [{ kind: 'goods', net: inLek(10_000n), vat: inLek(2_000n) }],
  payments: [{ method: 'BANKNOTE', amount: inLek(12_000n) }],
};

test('a summary invoice of company cards credits the charged amounts and posts no revenue a second time', () => {
  const journal = saleJournal({ ...summary, paysCards: [card('d1', 5_000n), card('d2', 7_000n)] });
  expect(journal?.lines.map(({ accountPath, debit, credit }) => [accountPath, debit, credit])).toEqual([
    ['5:53:531:5311:d1', 12_000n, 0n],
    ['5:53:532:5328:d1', 0n, 5_000n],
    ['5:53:532:5328:d2', 0n, 7_000n],
  ]);
});

test('a payment that differs from the charged amount of the company cards throws', () => {
  expect(() => saleJournal({ ...summary, paysCards: [card('d1', 5_000n)] })).toThrow('company cards');
});
