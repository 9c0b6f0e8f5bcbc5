import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { seenResults } from './seen-results.ts';

test('marking a document as seen fails with a reason if it still has time left or does not exist', () => {
  expect(
    seenResults(sq.deadlines.see, [
      { id: 'a'.repeat(24), outcome: 'seen' },
      { id: 'b'.repeat(24), outcome: 'not-missed' },
      { id: 'c'.repeat(24), outcome: 'not-found' },
    ]),
  ).toEqual([
    { id: 'a'.repeat(24), ok: true },
    { id: 'b'.repeat(24), ok: false, message: 'Ky dokument nuk është me afat të kaluar.' },
    { id: 'c'.repeat(24), ok: false, message: 'Ky dokument nuk gjendet.' },
  ]);
});
