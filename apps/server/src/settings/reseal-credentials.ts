import type { Job } from '../platform/jobs/worker.ts';
import { resealColumn } from '../platform/secrets/reseal-column.ts';

/** Encrypts the passwords of the self-care portal again after a rotation of the server's key. */
export const resealCredentials: Job = async (_payload, context) => {
  const count = await resealColumn(context, { table: 'tenant.credentials', column: 'encrypted_password' });
  if (count > 0)
    context.log.info({ count }, 'passwords of the self-care portal encrypted again with the new key');
};
