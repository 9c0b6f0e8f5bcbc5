import type { Job } from '../platform/jobs/worker.ts';
import { resealColumn } from '../platform/secrets/reseal-column.ts';

/** The passwords of the self-care portal are sealed anew once the server has a new key to seal with. */
export const resealCredentials: Job = async (_payload, context) => {
  const count = await resealColumn(context, { table: 'tenant.credentials', column: 'encrypted_password' });
  if (count > 0) context.log.info({ count }, 'passwords of the self-care portal sealed anew');
};
