import { describe, expect, test } from 'vitest';
import {
  abandonedBackups,
  backupFileName,
  backupTakenAt,
  backupWarning,
  expiredBackups,
  newestBackup,
  unfinishedName,
} from './backups.ts';

const now = new Date('2026-11-18T01:20:00Z');
const at = (moment: string) => backupFileName(new Date(moment));

test('the name of a backup contains the time of its snapshot to the second', () => {
  expect(at('2026-11-18T01:20:07.321Z')).toBe('tezga-2026-11-18T012007.backup');
  expect(backupTakenAt('tezga-2026-11-18T012007.backup')).toEqual(new Date('2026-11-18T01:20:07Z'));
  expect(backupTakenAt('tezga-2026-11-18T012007.backup.partial')).toBeNull();
  expect(backupTakenAt('tezga-2026-99-18T012007.backup')).toBeNull();
});

test('the newest backup is found among other files; if there is no backup, the result is null', () => {
  const names = ['zzz.txt', at('2026-11-17T01:20:00Z'), at('2026-11-18T01:20:00Z')];
  expect(newestBackup(names)).toBe(at('2026-11-18T01:20:00Z'));
  expect(newestBackup(['zzz.txt'])).toBeNull();
});

describe('the retention rule', () => {
  test('the retention rule removes backups older than 14 days, except the first of each of the last 12 months', () => {
    const nightly = Array.from({ length: 500 }, (_, day) =>
      at(new Date(now.getTime() - day * 86_400_000).toISOString()),
    );
    const expired = new Set(expiredBackups(nightly, now));
    const left = nightly.filter((name) => !expired.has(name)).toReversed();
    expect(left.slice(0, 12).map((name) => name.slice(6, 16))).toEqual(
      ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].concat([
        '2026-05-01',
        '2026-06-01',
        '2026-07-01',
        '2026-08-01',
        '2026-09-01',
        '2026-10-01',
      ]),
    );
    expect(left.slice(12, 14).map((name) => name.slice(6, 16))).toEqual(['2026-11-01', '2026-11-04']);
    expect(left).toHaveLength(12 + 1 + 15);
  });

  test('the retention rule never removes the newest backup, or files that are not backups', () => {
    const old = at('2020-01-15T01:20:00Z');
    const first = at('2020-01-01T01:20:00Z');
    expect(
      expiredBackups([old, first, 'tezga-2020-01-02.backup', 'secrets.json', `${first}.partial`], now),
    ).toEqual([first]);
  });
});

test('an unfinished backup counts as abandoned after a day, a finished backup never does', () => {
  const [fresh, old] = [at('2026-11-18T00:20:00Z'), at('2026-11-16T01:20:00Z')];
  const names = [fresh, old, unfinishedName(fresh), unfinishedName(old), 'x.partial'];
  expect(abandonedBackups(names, now)).toEqual([unfinishedName(old)]);
});

describe('the warning about backups', () => {
  const well = {
    isConfigured: true,
    isDemo: false,
    lastBackupProblem: null,
    lastRehearsalProblem: null,
    lastGoodAt: new Date('2026-11-17T01:20:00Z'),
  };
  test.each([
    ['is null if the last backup and rehearsal succeeded', {}, null],
    ['is not-configured outside demo mode without a folder', { isConfigured: false }, 'not-configured'],
    ['is null in demo mode without a folder', { isConfigured: false, isDemo: true }, null],
    ['is backup-failed if the last backup failed', { lastBackupProblem: 'disk-full' }, 'backup-failed'],
    [
      'is overdue if the last good backup is too old',
      { lastGoodAt: new Date('2026-11-16T23:19:00Z') },
      'overdue',
    ],
    ['is overdue if there is no good backup yet', { lastGoodAt: null }, 'overdue'],
    ['is rehearsal-failed if the rehearsal failed', { lastRehearsalProblem: 'damaged' }, 'rehearsal-failed'],
  ] as const)('%s', (_title, facts, expected) => {
    expect(backupWarning({ ...well, ...facts }, now)).toBe(expected);
  });
});
