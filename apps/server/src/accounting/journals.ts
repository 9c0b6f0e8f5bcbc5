import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { findJournals } from './find-journals.ts';
import { journalsRead } from './journals-read.ts';
import { listedJournal } from './listed-journal.ts';

export const journals: Handler<typeof contract.accounting.journals> = async (
  input,
  { transaction, businessId },
) => {
  const { ids, count, isMore, isSortCut, days, amount } = await findJournals(transaction, businessId, input);
  const read = journalsRead(transaction, businessId);
  const [heads, lines] = await Promise.all([read.heads(ids), read.lines(ids)]);
  return {
    journals: heads.map((head) => listedJournal(head, lines.get(head.id) ?? [])),
    count,
    isMore,
    isSortCut,
    days: [...days],
    amount,
  };
};
