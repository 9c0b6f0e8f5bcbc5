import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { isManagedBy, managedBusinesses } from '../businesses/index.ts';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { listedArticle } from './article-reply.ts';
import { readingStore, type ListedRow } from './reading-store.ts';

export const infoForAdmin: Handler<typeof contract.articles.infoForAdmin> = async (
  { businessId, articleIds, getAll },
  context,
) => {
  const found: ListedRow[] = [];
  for (const each of await businessesToRead(context, businessId, articleIds)) {
    // An admin belongs to no business, so this sets the business of the next query for row-level security.
    await context.transaction.run(`select set_config('tezga.business_id', $1, true)`, [each]);
    found.push(...(await readingStore(context.transaction, each).listed(articleIds)));
  }
  return { articles: found.filter((row) => getAll || !row.is_deleted).map(listedArticle) };
};

async function businessesToRead(
  { transaction, person }: SessionContext,
  businessId: string | undefined,
  articleIds: readonly string[],
): Promise<readonly string[]> {
  if (businessId !== undefined) {
    refuseUnless(await isManagedBy(transaction, person, businessId), 'not-found');
    return [businessId];
  }
  const rows = await transaction.run<{ readonly business_id: string }>(
    'select business_id from platform.businesses_of_articles($1, $2) order by business_id',
    [await managedBusinesses(transaction, person), articleIds],
  );
  return rows.map((row) => row.business_id);
}
