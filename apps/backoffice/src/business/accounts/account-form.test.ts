import { banks } from '@tezga/domain';
import { expect, test } from 'vitest';
import { bankOf, groupedIban } from './account-form.ts';

const known = banks.map(({ id, name, swift, ibanCode }) => ({ _id: id, name, swift, ibanCode }));

test.each([
  ['AL35 2021 1109 0000 0000 0123 4567', 'RAI'],
  ['al35 202', 'RAI'],
  ['AL90 2081 1008 0000 0010 3949 9801', 'INTESA'],
  ['AL35 20', null],
  ['AL35 999', null],
  ['IT60 202', null],
  ['', null],
])('the bank of the IBAN %s is %s', (iban, id) => {
  expect(bankOf(iban, known)?._id ?? null).toBe(id);
});

test.each([
  // Typing at the end.
  ['al3', 3, 'AL3', 3],
  ['AL35', 4, 'AL35', 4],
  ['AL352', 5, 'AL35 2', 6],
  // A whole IBAN pasted.
  ['AL35202111090000000001234567', 28, 'AL35 2021 1109 0000 0000 0123 4567', 34],
  // A character inserted in the middle shifts the others, and the caret stays behind it.
  ['AL35 20921', 8, 'AL35 2092 1', 8],
  ['AL359 2021', 5, 'AL35 9202 1', 6],
  // At the end of a group within the IBAN the caret moves behind the gap.
  ['AL35 2021', 4, 'AL35 2021', 5],
  // An empty field stays empty.
  ['', 0, '', 0],
])('the text "%s" with the caret at %i becomes "%s" with the caret at %i', (text, caret, grouped, after) => {
  expect(groupedIban({ text, caret })).toEqual({ text: grouped, caret: after });
});
