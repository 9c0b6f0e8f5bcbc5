import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { takeBackupTask } from './take-by-job.ts';

/** Enqueues a backup; two concurrent calls start only one. */
export const start: Handler<typeof contract.backups.start> = async (_input, { transaction, config }) => {
  refuseUnless(config.TEZGA_BACKUP_FOLDER !== undefined, 'backups-not-configured');
  await addJob(transaction, takeBackupTask, { startedBy: 'person' }, { key: takeBackupTask });
  return {};
};
