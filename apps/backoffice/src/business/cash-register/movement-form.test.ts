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
    countDifference: lek(0),
    lastCount: null,
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
  ['the requested till', [first, second], second._id, second._id],
  ['the only till', [first], '', first._id],
  ['no till if there are several', [first, second], '', ''],
  ['no till if the requested one does not exist', [first, second], 'e'.repeat(24), ''],
  ['no till if there are none', [], '', ''],
])('the form starts with %s', (_which, tills, requested, expected) => {
  expect(tillToBegin(tills, requested)).toBe(expected);
});

test('a closed drawer can only be opened, and the cash left from the last day is proposed as the amount', () => {
  expect(proposedFor(closed)).toEqual({ operation: 'INITIAL', amount: 1250.5 });
  expect(isPossible('INITIAL', closed)).toBe(true);
  expect(isPossible('DEPOSIT', closed)).toBe(false);
  expect(isPossible('WITHDRAW', closed)).toBe(false);
});

test('an open drawer accepts deposits and withdrawals, without a proposed amount', () => {
  expect(proposedFor(open)).toEqual({ operation: 'DEPOSIT', amount: '' });
  expect(isPossible('INITIAL', open)).toBe(false);
  expect(isPossible('WITHDRAW', open)).toBe(true);
});

test('the proposed opening of a closed drawer is valid, and a proposed deposit lacks only the amount', () => {
  expect(movementSchema.safeParse(newMovement(first._id, closed)).success).toBe(true);
  expect(movementSchema.safeParse(newMovement(first._id, open)).success).toBe(false);
});
