import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { isManagedBy } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle } from './article-reply.ts';
import { readingStore } from './reading-store.ts';

export const infoForAdmin: Handler<typeof contract.articles.infoForAdmin> = async (
  { businessId, articleIds, getAll },
  { transaction, person },
) => {
  refuseUnless(await isManagedBy(transaction, person, businessId), 'not-found');
  // An admin belongs to no business: switches row-level security to the requested one.
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  const rows = await readingStore(transaction, businessId).listed(articleIds);
  return { articles: rows.filter((row) => getAll || !row.is_deleted).map(listedArticle) };
};
