export { BackupFailure } from './backup-failure.ts';
export { performBackup, performRehearsal } from './perform.ts';
export { checkBackup, openBackup } from './read-backup.ts';
export type { BackupSecrets } from './records.ts';
export { restoreBackup } from './restore-backup.ts';
export { backupsHandlers } from './routes.ts';
export { nightlyBackup } from './schedule.ts';
export { takeBackupTask, takeByJob } from './take-by-job.ts';
