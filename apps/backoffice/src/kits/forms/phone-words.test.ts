import { expect, test } from 'vitest';
import { phoneWords } from './phone-words.ts';

test.each([
  ['355691234567', '+355 69 123 4567'],
  ['pronar@kafe.example', 'pronar@kafe.example'],
])('the stored phone number %s is shown as %s', (digits, words) => {
  expect(phoneWords(digits)).toBe(words);
});
