import { asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import { lekAmount, postedInLek } from './journal.ts';
import { saleJournal, type PostedSale } from './sale-journal.ts';
import { selfIssueJournal, type PostedSelfIssue } from './self-issue-journal.ts';

const lek = (amount: number) => lekAmount(asMoney(BigInt(amount * 100)));
const ids = { invoiceId: 'fff', issuedAt: new Date('2026-11-15T12:00:00Z'), correctsInvoiceId: null };

const purchase = (changes: Partial<PostedSelfIssue>): PostedSelfIssue => ({
  ...postedInLek,
  ...ids,
  selfIssue: 'AGREEMENT',
  supplierId: 'sss',
  cashId: 'ccc',
  isVatDeductible: true,
  total: lek(120),
  lines: [{ bought: 'goods', revenue: 'goods', net: lek(100), vat: lek(20), owedVat: lek(0) }],
  payments: [{ method: 'ACCOUNT', amount: lek(120) }],
  ...changes,
});

const linesOf = (journal: ReturnType<typeof selfIssueJournal>) =>
  journal?.lines.map(({ accountPath, debit, credit }) => [
    accountPath,
    Number(debit) / 100,
    Number(credit) / 100,
  ]);

test('a self-issued purchase debits goods and VAT, and credits the seller with their sum', () => {
  expect(linesOf(selfIssueJournal(purchase({})))).toEqual([
    ['3:35:351', 100, 0],
    ['4:44:445:4456', 20, 0],
    ['4:40:401:sss:fff', 0, 120],
  ]);
});

test('a purchase from abroad posts the VAT both as owed and as deductible', () => {
  const abroad = purchase({
    selfIssue: 'ABROAD',
    total: lek(100),
    lines: [{ bought: 'used', revenue: 'service', net: lek(100), vat: lek(0), owedVat: lek(20) }],
    payments: [{ method: 'ACCOUNT', amount: lek(100) }],
  });
  expect(linesOf(selfIssueJournal(abroad))).toEqual([
    ['6:60:605', 100, 0],
    ['4:44:445:4456', 20, 0],
    ['4:40:401:sss:fff', 0, 100],
    ['4:44:445:4457', 0, 20],
  ]);
  expect(linesOf(selfIssueJournal({ ...abroad, isVatDeductible: false }))).toEqual([
    ['6:60:605', 120, 0],
    ['4:40:401:sss:fff', 0, 100],
    ['4:44:445:4457', 0, 20],
  ]);
});

test('own use is posted as an expense, without a customer', () => {
  expect(linesOf(selfIssueJournal(purchase({ selfIssue: 'SELF' })))).toEqual([
    ['6:65:658', 120, 0],
    ['7:70:705', 0, 100],
    ['4:44:445:4457', 0, 20],
  ]);
});

test('a purchase from a farmer credits the drawer, and its correction reverses all lines', () => {
  const paid = purchase({ payments: [{ method: 'BANKNOTE', amount: lek(120) }] });
  expect(linesOf(selfIssueJournal(paid))?.at(-1)).toEqual(['5:53:531:5311:ccc', 0, 120]);
  const [line] = paid.lines;
  const back = purchase({
    correctsInvoiceId: 'ooo',
    total: lek(-120),
    lines: line === undefined ? [] : [{ ...line, net: lek(-100), vat: lek(-20) }],
    payments: [{ method: 'ACCOUNT', amount: lek(-120) }],
  });
  expect(selfIssueJournal(back)?.kind).toBe('correction');
  expect(linesOf(selfIssueJournal(back))).toEqual([
    ['3:35:351', 0, 100],
    ['4:44:445:4456', 0, 20],
    ['4:40:401:sss:ooo', 120, 0],
  ]);
});

const sale = (changes: Partial<PostedSale>): PostedSale => ({
  ...postedInLek,
  ...ids,
  customerId: 'kkk',
  cashId: 'ccc',
  total: lek(120),
  lines: [{ kind: 'goods', net: lek(100), vat: lek(20) }],
  payments: [{ method: 'ACCOUNT', amount: lek(120) }],
  ...changes,
});

test('an advance is a debt to the customer until an invoice settles it', () => {
  expect(linesOf(saleJournal(sale({ isAdvance: true })))).toEqual([
    ['4:41:411:kkk:fff', 120, 0],
    ['4:40:409:kkk', 0, 100],
    ['4:44:445:4457', 0, 20],
  ]);
  const ended = (amount: number) => ({ customerId: 'kkk', amount: lek(amount) });
  const last = sale({
    lines: [
      { kind: 'goods', net: lek(60), vat: lek(12), advances: [ended(30)] },
      { kind: 'service', net: lek(40), vat: lek(8), advances: [ended(70)] },
    ],
  });
  expect(linesOf(saleJournal(last))).toEqual([
    ['4:41:411:kkk:fff', 120, 0],
    ['4:40:409:kkk', 100, 0],
    ['7:70:705', 0, 90],
    ['7:70:704', 0, 110],
    ['4:44:445:4457', 0, 20],
  ]);
});
