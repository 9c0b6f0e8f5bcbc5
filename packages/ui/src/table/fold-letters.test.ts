import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters.ts';

test.each([
  ['Përroi', 'perroi'],
  ['ÇELËSI', 'celesi'],
  ['Shkodër', 'SHKODER'],
])('%s is found by %s', (text, sought) => {
  expect(foldLetters(text)).toContain(foldLetters(sought));
});
