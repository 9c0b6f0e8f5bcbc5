import { writers, type Screen } from '../../session/screen.ts';
import { backupsPath } from './paths.ts';

/** The backups of the installation, for super admins. */
export const backupScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: backupsPath,
    key: 'monitoring',
    levels: writers,
    title: ({ backups }) => backups.title,
    page: async () => (await import('./BackupsPage.tsx')).BackupsPage,
  },
];
