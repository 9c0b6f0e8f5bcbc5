import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../../platform/http/context.ts';
import { registerEntry } from './add-entry.ts';
import { registerExit } from './add-exit.ts';
import { recostedBy } from './recosted-documents.ts';

/**
 * A dry run: posts the document, reads what it recosted, and rolls back to the savepoint, so that the preview is exactly
 * what posting does.
 */
export const preview: FreeHandler<typeof contract.warehouse.preview> = {
  async freely(input, { inTransaction, businessId, clock, person }) {
    return await inTransaction(async (transaction) => {
      await transaction.run('savepoint before_posting', []);
      const posting = { transaction, businessId, clock, person };
      const { id } =
        input.kind === 'entry'
          ? await registerEntry(posting, input.document)
          : await registerExit(posting, input.document);
      const recosted = await recostedBy(transaction, businessId, id);
      await transaction.run('rollback to savepoint before_posting', []);
      return recosted;
    });
  },
};
