import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { findNotes } from './find-notes.ts';
import { listedNotes } from './listed-note.ts';

export const list: Handler<typeof contract.wtn.list> = async (input, { transaction, businessId }) => {
  const { ids, count, isMore } = await findNotes(transaction, businessId, input);
  return { wtns: await listedNotes(transaction, businessId, ids), count, isMore };
};
