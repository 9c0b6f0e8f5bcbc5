import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { findNotes } from './find-notes.ts';
import { listedNotes } from './listed-note.ts';

/** Whatever page is on the screen, the newest of all go into a file. */
export const exported: Handler<typeof contract.wtn.exported> = async (input, { transaction, businessId }) => {
  const found = await findNotes(transaction, businessId, {
    ...input,
    paginationOptions: { page: 1, maxCount: -1 },
  });
  const { ids, count, isMore } = found;
  return {
    wtns: await listedNotes(transaction, businessId, ids),
    count,
    isMore: isMore || count > ids.length,
  };
};
