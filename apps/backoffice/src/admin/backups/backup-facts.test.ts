import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { lastOf, megabytes, outcomeText } from './backup-facts.ts';
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

test('the last backup is the newest finished one, without rehearsals', () => {
  expect(lastOf([running, { ...ended, kind: 'rehearsal' }, ended], 'backup')).toBe(ended);
  expect(lastOf([running], 'backup')).toBeNull();
});

test('a size is formatted in megabytes, and a missing one as a dash', () => {
  expect(megabytes(12_345_678)).toBe('12.3 MB');
  expect(megabytes(null)).toBe('–');
});

test('the status of a backup is running, successful or the text of its problem', () => {
  expect(outcomeText(sq.backups, running)).toBe('Po bëhet…');
  expect(outcomeText(sq.backups, ended)).toBe('Në rregull');
  expect(outcomeText(sq.backups, { ...ended, problem: 'disk-full' })).toBe(
    'Në disk nuk ka vend të mjaftueshëm.',
  );
});
