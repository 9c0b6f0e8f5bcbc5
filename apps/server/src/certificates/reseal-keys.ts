import type { Job } from '../platform/jobs/worker.ts';
import { resealColumn } from '../platform/secrets/reseal-column.ts';

/** Encrypts the keys of certificates again when the server has a new key. */
export const resealKeys: Job = async (_payload, context) => {
  const count = await resealColumn(context, { table: 'tenant.certificates', column: 'encrypted_key' });
  if (count > 0) context.log.info({ count }, 'keys of certificates encrypted with the new key');
};
