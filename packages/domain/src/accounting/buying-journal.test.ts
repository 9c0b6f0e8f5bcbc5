import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import { buyingJournal } from './buying-journal.ts';
import type { Journal } from './journal.ts';
import type { TenderMethod } from './tender-accounts.ts';

const inBoth = (all: bigint, mon: bigint) => ({ all: asMoney(all), mon: asMoney(mon) });
const bought = (method: TenderMethod, sign = 1n, correctsInvoiceId: string | null = null) =>
  buyingJournal({
    invoiceId: 'i2',
    issuedAt: new Date('2026-11-15T12:00:00Z'),
    correctsInvoiceId,
    customerId: 'c1',
    cashId: 'd1',
    currency: 'EUR',
    exchangeRate: asExchangeRate(9_850_000_000n),
    total: inBoth(sign * 98_500n, sign * 1_000n),
    payments: [{ method, amount: inBoth(sign * 98_500n, sign * 1_000n) }],
  });
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit, debitMon, creditMon, currency }) => [
    accountPath,
    debit - credit,
    debitMon - creditMon,
    currency,
  ]);

test('buying currency debits the drawer of that currency and credits the drawer in lek', () => {
  const journal = bought('BANKNOTE');
  expect(journal).toMatchObject({ sourceType: 'invoice', sourceId: 'i2', kind: 'sale', day: '2026-11-15' });
  expect(posted(journal)).toEqual([
    ['5:53:531:5314:d1', 98_500n, 1_000n, 'EUR'],
    ['5:53:531:5311:d1', -98_500n, -98_500n, 'ALL'],
  ]);
});

test('currency that is not paid in banknotes is posted as a debt to its seller', () => {
  expect(posted(bought('ACCOUNT'))[1]).toEqual(['4:41:411:c1:i2', -98_500n, -98_500n, 'ALL']);
});

test('a reversed purchase of currency restores the balances of both drawers', () => {
  const journal = bought('BANKNOTE', -1n, 'i1');
  expect(journal?.kind).toBe('correction');
  expect(posted(journal)).toEqual([
    ['5:53:531:5314:d1', -98_500n, -1_000n, 'EUR'],
    ['5:53:531:5311:d1', 98_500n, 98_500n, 'ALL'],
  ]);
});
