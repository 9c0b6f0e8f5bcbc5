export const backupsPath = '/backups';
