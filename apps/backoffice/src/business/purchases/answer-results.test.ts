import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { answerResults } from './answer-results.ts';

const words = sq.purchases.answer.outcomes;

test('each row gets its own outcome, and a row that already had the wanted status counts as done', () => {
  const rows = [
    { _id: '1', eic: 'a' },
    { _id: '2', eic: 'b' },
    { _id: '3', eic: 'c' },
    { _id: '4', eic: null },
    { _id: '5', eic: 'd' },
  ];
  const results = answerResults(words, rows, [
    { eic: 'a', outcome: 'changed', status: 'ACCEPTED', fault: null },
    { eic: 'b', outcome: 'already', status: 'ACCEPTED', fault: null },
    { eic: 'c', outcome: 'refused', status: 'DELIVERED', fault: 'too late' },
  ]);
  expect(results).toEqual([
    { id: '1', ok: true },
    { id: '2', ok: true },
    { id: '3', ok: false, message: `${words.refused} too late` },
    { id: '4', ok: false, message: words['no-e-invoice'] },
    { id: '5', ok: false, message: words['not-found'] },
  ]);
});
