import { passwordProblem } from '@tezga/domain';
import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';

test('a made password is good by the rules, and no two are alike', () => {
  const made = Array.from({ length: 500 }, generatePassword);
  expect(made.map(passwordProblem).filter((problem) => problem !== null)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
