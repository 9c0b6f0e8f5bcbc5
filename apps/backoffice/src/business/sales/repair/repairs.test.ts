import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import {
  changesAmong,
  doneSentence,
  isOffered,
  repairResults,
  repairSentence,
  refusedIds,
  type Repair,
} from './repairs.ts';

const words = sq.mending;
const id = 'a'.repeat(24);
const repair: Repair = {
  id,
  hindrance: null,
  changes: [{ fact: 'businessUnitCode', before: 'bb123bb123', after: 'dd123dd123' }],
  renewsNslf: true,
};

test('only what the tax authority refused, or would refuse, is looked at, not what lacks its EIC alone', () => {
  const blocked = 'd'.repeat(24);
  const deadline = '2026-11-16T10:00:00.000Z';
  expect(
    refusedIds([
      { _id: id, status: 'error', fault: '38', deadline },
      { _id: 'b'.repeat(24), status: 'pending', fault: 'timeout', deadline },
      { _id: 'c'.repeat(24), status: 'error', fault: '41', deadline: null },
      { _id: blocked, status: 'pending', fault: '53', deadline },
    ]),
  ).toEqual([id, blocked]);
});

test.each<[string, Repair | undefined, string | null]>([
  ['nothing known yet', undefined, null],
  ['nothing differs', { ...repair, changes: [] }, null],
  ['no longer refused', { ...repair, hindrance: 'not-refused' }, null],
  ['something differs', repair, words.differs],
  ['on paper', { ...repair, hindrance: 'printed' }, words.hindrances.printed],
  ['only the VAT differs', { ...repair, changes: [], hindrance: 'vat' }, words.hindrances.vat],
])('what is said where %s', (_what, given, sentence) => {
  expect(repairSentence(words, given)).toBe(sentence);
  expect(isOffered(given)).toBe(sentence !== null);
});

test('what is on its way is done, and every other has failed with a reason', () => {
  expect(
    repairResults(words, [
      { id, outcome: 'mended' },
      { id, outcome: 'queued' },
      { id, outcome: 'printed' },
      { id, outcome: 'not-found' },
    ]),
  ).toEqual([
    { id, ok: true },
    { id, ok: true },
    { id, ok: false, message: words.hindrances.printed },
    { id, ok: false, message: words.gone },
  ]);
});

test('what was not mended is not called so', () => {
  expect(doneSentence(words, [{ id, outcome: 'mended' }])).toBe(words.done);
  expect(doneSentence(words, [{ id, outcome: 'queued' }])).toBe(words.queued);
});

test('what changes in several is shown once, and what cannot be mended not at all', () => {
  const other = { fact: 'operatorCode', before: 'oo123oo123', after: 'pp123pp123' } as const;
  const printed: Repair = { ...repair, hindrance: 'printed', changes: [other] };
  expect(changesAmong([repair, repair, printed])).toEqual(repair.changes);
  expect(changesAmong([repair, { ...repair, changes: [other] }])).toEqual([...repair.changes, other]);
});
