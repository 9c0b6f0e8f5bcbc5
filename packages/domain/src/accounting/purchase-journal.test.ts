import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { Journal } from './journal.ts';
import {
  purchaseJournal,
  repostedPurchase,
  unpostedReason,
  type PostedPurchase,
} from './purchase-journal.ts';

const purchase: PostedPurchase = {
  purchaseId: 'p1',
  day: '2026-11-10',
  eic: 'e1',
  status: 'ACCEPTED',
  type: 'NONCASH',
  subjectId: 's1',
  isSelfIssued: false,
  currency: 'ALL',
  exchangeRate: null,
  documentType: null,
  withVat: asMoney(12_000n),
  vat: asMoney(2000n),
  use: 'goods',
  safeId: 'shop',
  isVatDeductible: true,
};

/** The posted amounts by account: debits are positive, credits negative. */
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit, debitMon, creditMon }) => [
    accountPath,
    debit - credit,
    debitMon - creditMon,
  ]);

test.each<[string, Partial<PostedPurchase>, [string, bigint, bigint][]]>([
  [
    'goods are debited to 408, and their VAT is deductible',
    {},
    [
      ['4:40:408', 10_000n, 10_000n],
      ['4:44:445:4456', 2000n, 2000n],
      ['4:40:401:s1:p1', -12_000n, -12_000n],
    ],
  ],
  [
    'VAT is a cost for a business that is not registered for VAT',
    { isVatDeductible: false, use: 'rent' },
    [
      ['6:61:613', 12_000n, 12_000n],
      ['4:40:401:s1:p1', -12_000n, -12_000n],
    ],
  ],
  [
    'an invoice in euro is owed in euro',
    { currency: 'EUR', exchangeRate: asExchangeRate(10_000_000_000n), use: 'services' },
    [
      ['6:61:618', 10_000n, 100n],
      ['4:44:445:4456', 2000n, 20n],
      ['4:40:401:s1:p1', -12_000n, -120n],
    ],
  ],
  [
    'an invoice in euro with a rate of zero is owed in lek',
    { currency: 'EUR', exchangeRate: asExchangeRate(0n), vat: null, use: 'services' },
    [
      ['6:61:618', 12_000n, 12_000n],
      ['4:40:401:s1:p1', -12_000n, -12_000n],
    ],
  ],
  [
    'an invoice in euro with a rate that is too small for its amount is owed in lek',
    { currency: 'EUR', exchangeRate: asExchangeRate(1n), withVat: asMoney(10n ** 15n), vat: null },
    [
      ['4:40:408', 10n ** 15n, 10n ** 15n],
      ['4:40:401:s1:p1', -(10n ** 15n), -(10n ** 15n)],
    ],
  ],
  [
    'a credit note from the e-invoice service, whose amount has no sign, reduces the debt',
    { documentType: '381', vat: null },
    [
      ['4:40:408', -12_000n, -12_000n],
      ['4:40:401:s1:p1', 12_000n, 12_000n],
    ],
  ],
  [
    'an invoice in cash was paid from the safe and is no debt',
    { type: 'CASH', eic: null, status: null, subjectId: null, vat: null, use: 'other' },
    [
      ['6:65:658', 12_000n, 12_000n],
      ['5:53:531:5311:shop', -12_000n, -12_000n],
    ],
  ],
])('%s', (_title, changes, expected) => {
  expect(posted(purchaseJournal({ ...purchase, ...changes }))).toEqual(expected);
});

test.each<[string, Partial<PostedPurchase>, string | null]>([
  ['an accepted e-invoice is posted', {}, null],
  ['a paid e-invoice is posted', { status: 'PAID' }, null],
  ['an invoice that is no e-invoice is posted', { eic: null, status: null }, null],
  ['a delivered e-invoice is not posted before it is accepted', { status: 'DELIVERED' }, 'not-answered'],
  ['an e-invoice of unknown status is not posted', { status: null }, 'not-answered'],
  ['a refused e-invoice is not posted', { status: 'REFUSED' }, 'refused'],
  ['a purchase without a supplier is not posted', { subjectId: null }, 'no-supplier'],
  ['an invoice that the business issued itself is not posted again', { isSelfIssued: true }, 'self-issued'],
])('%s', (_title, changes, reason) => {
  expect(unpostedReason({ ...purchase, ...changes })).toBe(reason);
  expect(purchaseJournal({ ...purchase, ...changes }) === null).toBe(reason !== null);
});

const open = { closedUntil: null, today: '2026-11-19' };
const days = (journals: readonly Journal[]) => journals.map(({ isVoid, day }) => [isVoid, day]);

test('a purchase with unchanged lines is not posted again, even if it moves to another day that is closed', () => {
  const standing = purchaseJournal(purchase);
  expect(repostedPurchase(standing, purchaseJournal(purchase), open)).toEqual([]);
  expect(repostedPurchase(null, null, open)).toEqual([]);
  const closed = { ...open, closedUntil: '2026-11-15' };
  const moved = purchaseJournal({ ...purchase, day: '2026-11-12' });
  expect(repostedPurchase(standing, moved, closed)).toEqual([]);
});

test('a changed purchase is reversed and posted again, each journal on its day, or today if that day is closed', () => {
  const standing = purchaseJournal(purchase);
  const changed = purchaseJournal({ ...purchase, use: 'rent', day: '2026-11-16' });
  expect(days(repostedPurchase(standing, changed, open))).toEqual([
    [true, '2026-11-10'],
    [false, '2026-11-16'],
  ]);
  expect(days(repostedPurchase(standing, changed, { ...open, closedUntil: '2026-11-15' }))).toEqual([
    [true, '2026-11-19'],
    [false, '2026-11-16'],
  ]);
  expect(days(repostedPurchase(standing, null, open))).toEqual([[true, '2026-11-10']]);
});
