import { expect, test } from 'vitest';
import { bulkFailure } from './bulk-failure.ts';

const failedWith = (code: string) => Object.assign(new Error('Nuk gjendet më.'), { code });

test.each([
  ['not-found', 'Nuk gjendet më.'],
  ['changed-meanwhile', 'Nuk gjendet më.'],
  ['failed', 'Nuk gjendet më.'],
  ['network', 'Nuk erdhi përgjigje'],
  ['timeout', 'Nuk erdhi përgjigje'],
])('a call that failed with %s shows: %s', (code, sentence) => {
  expect(bulkFailure(failedWith(code), 'Nuk erdhi përgjigje')).toBe(sentence);
});

test('an error without a code gives the message that the server did not reply', () => {
  expect(bulkFailure(new Error('x is undefined'), 'Nuk erdhi përgjigje')).toBe('Nuk erdhi përgjigje');
});
