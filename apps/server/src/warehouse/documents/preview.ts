import type { contract, OutputOf } from '@tezga/contract';
import type { BusinessContext } from '../../platform/http/context.ts';
import { recostedNow } from './recosted-documents.ts';
import type { Posting } from './register-document.ts';

/**
 * A dry run: posts the document, reads what it recosted, and rolls back to the savepoint, so that the preview is
 * exactly what posting does. It adds no entry to the activity log, because nothing changes.
 */
export const previewOf =
  <Input>(register: (posting: Posting, input: Input) => Promise<unknown>) =>
  async (
    input: Input,
    context: BusinessContext,
  ): Promise<OutputOf<typeof contract.warehouse.previewExit>> => {
    const { transaction, businessId } = context;
    context.actAs(null);
    await transaction.run('savepoint before_posting', []);
    await register(context, input);
    const recosted = await recostedNow(transaction, businessId);
    await transaction.run('rollback to savepoint before_posting', []);
    return recosted;
  };
