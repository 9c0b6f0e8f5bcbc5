import { passwordProblem } from '@tezga/domain';
import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';

test('a generated password follows the rules, and no two are equal', () => {
  const made = Array.from({ length: 500 }, generatePassword);
  expect(made.map(passwordProblem).filter((problem) => problem !== null)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
