import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { resendResults } from './resend-results.ts';

test('resending succeeds for a queued or accepted document, and fails with a reason for a missing or retracted one', () => {
  expect(
    resendResults(sq.sales.resend, [
      { id: 'a'.repeat(24), outcome: 'queued' },
      { id: 'b'.repeat(24), outcome: 'fiscalized' },
      { id: 'c'.repeat(24), outcome: 'not-found' },
      { id: 'd'.repeat(24), outcome: 'retracted' },
    ]),
  ).toEqual([
    { id: 'a'.repeat(24), ok: true },
    { id: 'b'.repeat(24), ok: true },
    { id: 'c'.repeat(24), ok: false, message: 'Kjo faturë nuk gjendet.' },
    { id: 'd'.repeat(24), ok: false, message: 'Kjo faturë është hequr nga librat.' },
  ]);
});
