import { expect, test } from 'vitest';
import { subjectChangesOf } from '../accounting/subject-changes.ts';
import { asExchangeRate, asMoney } from '../amounts.ts';
import { paymentJournal, setOffJournal, type PostedPayment } from './payment-journal.ts';
import { mirrored, setOff, settle, type OpenItem } from './settlement.ts';

const euro = { currency: 'EUR', exchangeRate: asExchangeRate(10_000_000_000n) };
const debt: OpenItem = {
  documentId: 'invoice',
  isAdvance: false,
  ...euro,
  open: { all: asMoney(1_000_000n), mon: asMoney(10_000n) },
};
const money = {
  ...euro,
  debtRate: null,
  exchangeRate: asExchangeRate(9_850_000_000n),
  amount: asMoney(12_000n),
};
const payment: PostedPayment = {
  paymentId: 'payment',
  day: '2026-11-19',
  side: 'customer',
  subjectId: 'customer',
  kind: 'payment',
  moneyPath: '5:51:512:5124:bank',
  money,
  settlement: settle([debt], 'oldest-first', money),
};

const written = ({ lines }: ReturnType<typeof paymentJournal>) =>
  lines.map(({ accountPath, debit, credit, debitMon, creditMon, currency }) => [
    accountPath,
    Number(debit - credit) / 100,
    Number(debitMon - creditMon) / 100,
    currency,
  ]);

test('a payment in euro debits the bank, credits invoice and advance, and posts the exchange loss', () => {
  expect(written(paymentJournal(payment))).toEqual([
    ['5:51:512:5124:bank', 11_820, 120, 'EUR'],
    ['4:41:411:customer:invoice', -10_000, -100, 'EUR'],
    ['4:40:409:customer:payment', -1970, -20, 'EUR'],
    ['6:66:669', 150, 150, 'ALL'],
  ]);
});

test('a payment to a supplier swaps debit and credit, and a lower rate gives an exchange gain', () => {
  expect(written(paymentJournal({ ...payment, side: 'supplier' }))).toEqual([
    ['5:51:512:5124:bank', -11_820, -120, 'EUR'],
    ['4:40:401:customer:invoice', 10_000, 100, 'EUR'],
    ['4:41:418:customer:payment', 1970, 20, 'EUR'],
    ['7:76:769', -150, -150, 'ALL'],
  ]);
});

const credit: OpenItem = {
  ...debt,
  documentId: 'earlier',
  isAdvance: true,
  open: { all: asMoney(-197_000n), mon: asMoney(-2000n) },
};

test('a refund pays out an advance', () => {
  const refunded = { ...money, amount: asMoney(2000n) };
  const settlement = settle([mirrored(credit)], 'oldest-first', refunded);
  expect(written(paymentJournal({ ...payment, kind: 'refund', money: refunded, settlement }))).toEqual([
    ['5:51:512:5124:bank', -1970, -20, 'EUR'],
    ['4:40:409:customer:earlier', 1970, 20, 'EUR'],
  ]);
});

test('setting an advance off against an invoice moves the amount between their accounts and posts the difference of the rates', () => {
  const journal = setOffJournal({ ...payment, ...setOff([credit], [debt], null) });
  expect(written(journal)).toEqual([
    ['4:40:409:customer:earlier', 1970, 20, 'EUR'],
    ['4:41:411:customer:invoice', -2000, -20, 'EUR'],
    ['6:66:669', 30, 30, 'ALL'],
  ]);
  expect(subjectChangesOf(journal)).toMatchObject([
    { side: 'customer', subjectId: 'customer', documentId: 'earlier', isAdvance: true, owed: { mon: 2000n } },
    { side: 'customer', documentId: 'invoice', isAdvance: false, owed: { all: -200_000n, mon: -2000n } },
  ]);
});
