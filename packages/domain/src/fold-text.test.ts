import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Përroi', 'perroi'],
  ['ÇELËSI', 'celesi'],
  ['Shkodër', 'SHKODER'],
])('a search for folded text finds %s by %s', (text, sought) => {
  expect(foldText(text)).toContain(foldText(sought));
});
