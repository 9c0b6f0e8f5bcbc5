import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Përroi', 'perroi'],
  ['ÇELËSI', 'celesi'],
  ['Shkodër', 'SHKODER'],
])('%s is found by the search text %s', (text, sought) => {
  expect(foldText(text)).toContain(foldText(sought));
});
