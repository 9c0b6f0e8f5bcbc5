/** The problems of a backup, a restore or a restore rehearsal. */
export const backupProblems = [
  'passphrase-missing',
  'passphrase-short',
  'passphrase-wrong',
  'secrets-key-wrong',
  'not-a-backup',
  'damaged',
  'newer-version',
  'not-empty',
  'no-backup',
  'content-differs',
  'folder-unusable',
  'disk-full',
  'no-permission',
  'already-running',
  'interrupted',
  'failed',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

export const backupPassphraseMin = 12;

/** The free disk space that a rehearsal needs: a second copy of the database, plus the reserve of the disk. */
export const rehearsalNeedsBytes = (databaseBytes: number, reserveBytes: number): number =>
  databaseBytes * 1.2 + reserveBytes;

const dayMs = 24 * 3_600_000;
const daysOfAll = 14;
const monthsOfFirst = 12;
const nameParts = /^tezga-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})\.backup$/;

/** The file name contains the moment of the snapshot in UTC, so names sort by time. */
export function backupFileName(takenAt: Date): string {
  return `tezga-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;
}

/** The moment of the backup with this name; null for any other file. */
export function backupTakenAt(fileName: string): Date | null {
  const [, day, hours, minutes, seconds] = nameParts.exec(fileName) ?? [];
  const takenAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(takenAt.getTime()) ? null : takenAt;
}

export function newestBackup(fileNames: readonly string[]): string | null {
  return inOrder(fileNames).at(-1)?.name ?? null;
}

/**
 * The expired backups. Every backup of the last 14 days stays, the first of each month stays for 12 months,
 * and the newest always stays. Files that are not backups are never returned.
 */
export function expiredBackups(fileNames: readonly string[], now: Date): string[] {
  const backups = inOrder(fileNames);
  const firstOfMonth = new Map<string, string>();
  for (const { name, month } of backups) if (!firstOfMonth.has(month)) firstOfMonth.set(month, name);
  const oldestMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsOfFirst, 1));
  return backups
    .slice(0, -1)
    .filter(({ name, month, takenAt }) => {
      const isRecent = now.getTime() - takenAt.getTime() <= daysOfAll * dayMs;
      return !isRecent && !(firstOfMonth.get(month) === name && takenAt >= oldestMonth);
    })
    .map(({ name }) => name);
}

const unfinished = '.partial';

/** The file name of a backup until it is complete. */
export const unfinishedName = (fileName: string): string => `${fileName}${unfinished}`;

/** Incomplete backups that are at least a day old: the process that wrote them was killed. */
export function abandonedBackups(fileNames: readonly string[], now: Date): string[] {
  return fileNames.filter((name) => {
    const takenAt = name.endsWith(unfinished) ? backupTakenAt(name.slice(0, -unfinished.length)) : null;
    return takenAt !== null && now.getTime() - takenAt.getTime() > dayMs;
  });
}

function inOrder(fileNames: readonly string[]) {
  return fileNames
    .flatMap((name) => {
      const takenAt = backupTakenAt(name);
      return takenAt === null ? [] : [{ name, takenAt, month: takenAt.toISOString().slice(0, 7) }];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export interface BackupFacts {
  readonly isConfigured: boolean;
  readonly isDemo: boolean;
  readonly lastBackupProblem: BackupProblem | null;
  readonly lastRehearsalProblem: BackupProblem | null;
  /** When the newest successful backup was taken. */
  readonly lastGoodAt: Date | null;
}

export const backupWarnings = ['not-configured', 'backup-failed', 'overdue', 'rehearsal-failed'] as const;
export type BackupWarning = (typeof backupWarnings)[number];

const overdueMs = 26 * 3_600_000;

/** The most urgent warning for the owner of the installation; null if there is nothing to warn about. */
export function backupWarning(facts: BackupFacts, now: Date): BackupWarning | null {
  const { isConfigured, isDemo, lastBackupProblem, lastRehearsalProblem, lastGoodAt } = facts;
  if (!isConfigured) return isDemo ? null : 'not-configured';
  if (lastBackupProblem !== null) return 'backup-failed';
  if (lastGoodAt === null || now.getTime() - lastGoodAt.getTime() > overdueMs) return 'overdue';
  return lastRehearsalProblem === null ? null : 'rehearsal-failed';
}
