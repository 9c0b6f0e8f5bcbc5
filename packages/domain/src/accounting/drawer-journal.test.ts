import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import {
  drawerDepositJournal,
  drawerDifferenceJournal,
  drawerWithdrawJournal,
  type DrawerMovement,
} from './drawer-journal.ts';
import { lekAmount, postedInLek, type Journal } from './journal.ts';

const moving = (amount: bigint): DrawerMovement => ({
  ...postedInLek,
  sourceType: 'drawer-movement',
  sourceId: 'm1',
  cashId: 'd1',
  movedAt: new Date('2026-11-15T23:30:00Z'),
  amount: lekAmount(asMoney(amount)),
});
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test.each<[string, Journal | null, [string, bigint][]]>([
  [
    'a deposit of change credits the safe',
    drawerDepositJournal(moving(500n), 'safe'),
    [
      ['5:53:531:5311:d1', 500n],
      ['5:53:531:5311:safe', -500n],
    ],
  ],
  [
    'a withdrawal to the safe debits the safe',
    drawerWithdrawJournal(moving(500n), { safeId: 'safe' }),
    [
      ['5:53:531:5311:d1', -500n],
      ['5:53:531:5311:safe', 500n],
    ],
  ],
  [
    'a withdrawal to the bank debits money in transit',
    drawerWithdrawJournal(moving(500n), 'bank'),
    [
      ['5:53:531:5311:d1', -500n],
      ['5:58:581', 500n],
    ],
  ],
  [
    'a surplus in the drawer is income',
    drawerDifferenceJournal(moving(30n)),
    [
      ['5:53:531:5311:d1', 30n],
      ['7:758', -30n],
    ],
  ],
  [
    'a shortage in the drawer is an expense',
    drawerDifferenceJournal(moving(-30n)),
    [
      ['5:53:531:5311:d1', -30n],
      ['6:65:658', 30n],
    ],
  ],
])('%s', (_name, journal, expected) => {
  expect(posted(journal)).toEqual(expected);
  expect(journal).toMatchObject({
    sourceType: 'drawer-movement',
    sourceId: 'm1',
    kind: 'drawer',
    day: '2026-11-16',
  });
});

test('a movement of a euro drawer is posted in euro', () => {
  const movement = {
    ...moving(0n),
    currency: 'EUR',
    exchangeRate: asExchangeRate(9_850_000_000n),
    amount: { all: asMoney(9_850n), mon: asMoney(100n) },
  };
  expect(drawerDepositJournal(movement, 'safe')?.lines).toMatchObject([
    { accountPath: '5:53:531:5314:d1', debit: 9_850n, debitMon: 100n, currency: 'EUR' },
    { accountPath: '5:53:531:5314:safe', credit: 9_850n, creditMon: 100n, currency: 'EUR' },
  ]);
});

test('a deposit or a difference of zero posts nothing, and a deposit or a withdrawal of a negative amount throws', () => {
  expect(drawerDepositJournal(moving(0n), 'safe')).toBeNull();
  expect(drawerDifferenceJournal(moving(0n))).toBeNull();
  expect(() => drawerDepositJournal(moving(-1n), 'safe')).toThrow(RangeError);
  expect(() => drawerWithdrawJournal(moving(-1n), 'bank')).toThrow(RangeError);
});
