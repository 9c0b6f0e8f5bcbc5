import { expect, test } from 'vitest';
import { oneLineText } from './one-line-text.ts';

test.each([
  ['Furra\r\nBcc: dikush@prova.example', 'Furra Bcc: dikush@prova.example'],
  ['Miell\tgruri', 'Miell gruri'],
  ['a\u0000b\u001Bc\u007Fd\u0085e', 'a b c d e'],
  ['dy\u2028rreshta\u2029', 'dy rreshta '],
  ['Çaj  &  kafe 🧾', 'Çaj  &  kafe 🧾'],
])('oneLineText changes %j to %j', (text, line) => {
  expect(oneLineText(text)).toBe(line);
});
