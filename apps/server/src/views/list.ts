import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { layoutsStore, viewsStore } from './store.ts';

export const list: Handler<typeof contract.views.list> = async (
  { table },
  { transaction, businessId, person },
) => {
  const [views, layout] = await Promise.all([
    viewsStore(transaction, businessId, person.id).list(table),
    layoutsStore(transaction, person.id).read(table),
  ]);
  return {
    views: views.map(({ id, name, search }) => ({ _id: id, name, search })),
    layout,
  };
};
