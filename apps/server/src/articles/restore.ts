import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { restoreCurrenciesOf } from '../currencies/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { restoreUnitsOf } from '../units/index.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';

export const restore: Handler<typeof contract.articles.restore> = async ({ idsToRestore }, context) => {
  const ids = [...new Set(idsToRestore)];
  const articles = changingStore(context.transaction, context.businessId);
  const locked = (await articles.lock(ids)).filter((article) => article.is_deleted);
  refuseUnless(locked.length === ids.length, 'not-found');

  await restoreUnitsOf(context, ids);
  await restoreCurrenciesOf(context, ids);
  await articles.setDeleted(ids, null, context.clock.now());
  context.note(namesOf(locked));
  return {};
};
