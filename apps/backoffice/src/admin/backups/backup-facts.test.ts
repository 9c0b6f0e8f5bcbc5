import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { lastOf, megabytes, outcomeWords } from './backup-facts.ts';
import type { BackupOutcome } from './queries.ts';

const ended: BackupOutcome = {
  _id: 'a'.repeat(24),
  kind: 'backup',
  startedBy: 'schedule',
  startedAt: '2026-11-18T01:20:00.000Z',
  finishedAt: '2026-11-18T01:21:00.000Z',
  fileName: 'tezga-2026-11-18T012000.backup',
  bytes: 12_345_678,
  rows: 1_000,
  problem: null,
};
const running = { ...ended, finishedAt: null, fileName: null, bytes: null, rows: null };

test('the last backup is the newest that has ended, of its own kind', () => {
  expect(lastOf([running, { ...ended, kind: 'rehearsal' }, ended], 'backup')).toBe(ended);
  expect(lastOf([running], 'backup')).toBeNull();
});

test('a size is written in megabytes, and a missing one as a dash', () => {
  expect(megabytes(12_345_678)).toBe('12.3 MB');
  expect(megabytes(null)).toBe('–');
});

test('an outcome is said in words: under way, succeeded, or the problem', () => {
  expect(outcomeWords(sq.backups, running)).toBe('Po bëhet…');
  expect(outcomeWords(sq.backups, ended)).toBe('Në rregull');
  expect(outcomeWords(sq.backups, { ...ended, problem: 'disk-full' })).toBe(
    'Në disk nuk ka vend të mjaftueshëm.',
  );
});
