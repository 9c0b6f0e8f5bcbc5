import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { layoutsStore } from './store.ts';

export const saveLayout: Handler<typeof contract.views.saveLayout> = async ({ table, layout }, context) => {
  const layouts = layoutsStore(context.transaction, context.person.id);
  await (layout === null ? layouts.forget(table) : layouts.save(table, layout));
  return {};
};
