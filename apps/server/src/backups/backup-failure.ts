import { backupPassphraseMin, type BackupProblem } from '@tezga/domain';

/** A backup, restore or rehearsal that failed for a reason a person can act on. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';

  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}

const problemOfCode: Readonly<Record<string, BackupProblem>> = {
  ENOENT: 'folder-unusable',
  ENOTDIR: 'folder-unusable',
  EACCES: 'folder-unusable',
  EPERM: 'folder-unusable',
  EROFS: 'folder-unusable',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // Error codes of PostgreSQL: disk_full, insufficient_privilege.
  53100: 'disk-full',
  42501: 'no-permission',
};

/** The problem code of any error during a backup, restore or rehearsal. */
export function problemOf(error: unknown): BackupProblem {
  if (error instanceof BackupFailure) return error.problem;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return problemOfCode[code] ?? 'failed';
}

/**
 * The passphrase protects the whole installation, so a missing or short one is refused before anything is
 * read.
 */
export function checkedPassphrase(passphrase: string | undefined): string {
  if (passphrase === undefined || passphrase === '')
    throw new BackupFailure('passphrase-missing', 'TEZGA_BACKUP_PASSPHRASE is not set');
  if (passphrase.length < backupPassphraseMin)
    throw new BackupFailure('passphrase-short', `fewer than ${backupPassphraseMin} characters`);
  return passphrase;
}
