import { decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { isPossible, movementSchema, newMovement, proposedFor, tillToBegin } from './movement-form.ts';
import type { Drawer } from './queries.ts';

const first = { _id: 'a'.repeat(24) };
const second = { _id: 'b'.repeat(24) };

const lek = (amount: number) => decoded(figure.money, amount);
const closed: Drawer = { initialBalance: null, carriedOver: lek(1250.5) };
const open: Drawer = {
  initialBalance: {
    _id: 'c'.repeat(24),
    pos_id: first._id,
    createdAt: '2026-11-15T08:00:00.000Z',
    employeeId: 'd'.repeat(24),
    startingBalance: lek(1000),
    deposit: lek(0),
    withdraw: lek(0),
    salesAmount: lek(0),
    availableCash: lek(1000),
    status: 'fiscalized',
    fcdc: 'f',
    fault: null,
  },
  carriedOver: lek(0),
};

test.each([
  ['the one asked for', [first, second], second._id, second._id],
  ['the only one', [first], '', first._id],
  ['none of several', [first, second], '', ''],
  ['none where the one asked for is not there', [first, second], 'e'.repeat(24), ''],
  ['none where there is none', [], '', ''],
])('a form begins with %s', (_which, tills, asked, expected) => {
  expect(tillToBegin(tills, asked)).toBe(expected);
});

test('a drawer that is not open is opened with what was left in it, and nothing else is possible', () => {
  expect(proposedFor(closed)).toEqual({ operation: 'INITIAL', amount: 1250.5 });
  expect(isPossible('INITIAL', closed)).toBe(true);
  expect(isPossible('DEPOSIT', closed)).toBe(false);
  expect(isPossible('WITHDRAW', closed)).toBe(false);
});

test('money is put into an open drawer or taken out, and how much is not guessed', () => {
  expect(proposedFor(open)).toEqual({ operation: 'DEPOSIT', amount: '' });
  expect(isPossible('INITIAL', open)).toBe(false);
  expect(isPossible('WITHDRAW', open)).toBe(true);
});

test('a proposal for a closed drawer can be saved as it stands, one for an open drawer only with an amount', () => {
  expect(movementSchema.safeParse(newMovement(first._id, closed)).success).toBe(true);
  expect(movementSchema.safeParse(newMovement(first._id, open)).success).toBe(false);
});
