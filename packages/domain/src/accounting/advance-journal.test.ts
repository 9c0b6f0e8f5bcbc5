import { asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import { lekAmount, postedInLek, type Journal } from './journal.ts';
import { saleJournal } from './sale-journal.ts';

/** The journal of an invoice that settles two advances; with sign -1, of its correction. */
const finalJournal = (sign: bigint) =>
  saleJournal({
    ...postedInLek,
    invoiceId: 'i2',
    issuedAt: new Date('2026-11-15T12:00:00Z'),
    correctsInvoiceId: sign < 0n ? 'i1' : null,
    customerId: 'c1',
    cashId: null,
    total: lekAmount(asMoney(sign * 12_000n)),
    lines: [
      {
        kind: 'goods',
        net: lekAmount(asMoney(sign * 10_000n)),
        vat: lekAmount(asMoney(sign * 2_000n)),
        advances: [
          { customerId: null, amount: lekAmount(asMoney(sign * 3_000n)) },
          { customerId: 'c1', amount: lekAmount(asMoney(sign * 4_000n)) },
        ],
      },
    ],
    payments: [{ method: 'ACCOUNT', amount: lekAmount(asMoney(sign * 12_000n)) }],
  });

/** The posted amounts by account: debits are positive, credits negative. */
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test('an invoice that settles advances debits the advance account of each customer', () => {
  expect(posted(finalJournal(1n))).toEqual([
    ['4:41:411:c1:i2', 12_000n],
    ['4:40:409:KESH', 3_000n],
    ['4:40:409:c1', 4_000n],
    ['7:70:705', -17_000n],
    ['4:44:445:4457', -2_000n],
  ]);
});

test('a correction of a final invoice credits the advance accounts again', () => {
  expect(posted(finalJournal(-1n))).toEqual([
    ['4:41:411:c1:i1', -12_000n],
    ['4:40:409:KESH', -3_000n],
    ['4:40:409:c1', -4_000n],
    ['7:70:705', 17_000n],
    ['4:44:445:4457', 2_000n],
  ]);
});
