import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { answerResults } from './answer-results.ts';

const words = sq.eInvoices.answer.outcomes;

test('each e-invoice gets its own result; one that already has the wanted status counts as a success', () => {
  const rows = [
    { _id: '1', eic: 'a' },
    { _id: '2', eic: 'b' },
    { _id: '3', eic: 'c' },
    { _id: '4', eic: null },
    { _id: '5', eic: 'd' },
  ];
  const results = answerResults(words, rows, [
    { EIC: 'a', outcome: 'changed', reason: null },
    { EIC: 'b', outcome: 'already', reason: null },
    { EIC: 'c', outcome: 'refused', reason: 'too late' },
  ]);
  expect(results).toEqual([
    { id: '1', ok: true },
    { id: '2', ok: true },
    { id: '3', ok: false, message: `${words.refused} too late` },
    { id: '4', ok: false, message: words['no-e-invoice'] },
    { id: '5', ok: false, message: words['not-found'] },
  ]);
});
