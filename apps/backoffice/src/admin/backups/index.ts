export { BackupWarning } from './BackupWarning.tsx';
export { backupsPath } from './paths.ts';
