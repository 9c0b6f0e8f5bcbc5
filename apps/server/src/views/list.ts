import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { viewsStore } from './store.ts';

export const list: Handler<typeof contract.views.list> = async (
  { table },
  { transaction, businessId, person },
) => {
  const store = viewsStore(transaction, businessId, person.id);
  const [views, layout] = await Promise.all([store.list(table), store.layout(table)]);
  return {
    views: views.map(({ id, name, search }) => ({ _id: id, name, search })),
    layout: layout === null ? null : { columns: [...layout.columns] },
  };
};
