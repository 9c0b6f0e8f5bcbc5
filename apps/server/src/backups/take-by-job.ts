import type { Job } from '../platform/jobs/worker.ts';
import { z } from 'zod';
import { backUpInThread } from './backup-thread.ts';

export const takeBackupTask = 'backups:take';

const payloadShape = z.object({ startedBy: z.literal('person').optional() });

/** Runs by schedule or on request. The result is recorded, so the queue does not retry. */
export const takeByJob: Job = async (payload, { config, log, signal }) => {
  if (config.TEZGA_BACKUP_FOLDER === undefined) return;
  const { startedBy = 'schedule' } = payloadShape.parse(payload ?? {});
  const order = {
    databaseUrl: config.DATABASE_URL,
    folder: config.TEZGA_BACKUP_FOLDER,
    passphrase: config.TEZGA_BACKUP_PASSPHRASE,
    dataFolder: config.TEZGA_DATA,
    diskLowMb: config.DISK_LOW_MB,
    secrets: {
      TOKEN_SECRET: config.TOKEN_SECRET,
      SECRETS_KEY: config.SECRETS_KEY.map((key) => key.toString('base64')).join(','),
    },
  };
  const { problem, detail, ...outcome } = await backUpInThread({ order, startedBy }, signal);
  if (problem === null) log.info(outcome, 'backup taken and rehearsed');
  else if (problem === 'already-running') log.info('a backup is already running');
  else log.error({ problem, detail }, 'the backup or its rehearsal failed');
};
