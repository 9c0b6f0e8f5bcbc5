import type { contract } from '@tezga/contract';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { importsStore, undoWithinMs, type ImportKind } from './store.ts';

export const articleImports: Handler<typeof contract.imports.articleImports> = async (_input, context) => ({
  imports: await recent(context, 'articles'),
});

export const customerImports: Handler<typeof contract.imports.customerImports> = async (_input, context) => ({
  imports: await recent(context, 'customers'),
});

async function recent(context: BusinessContext, kind: ImportKind) {
  const rows = await importsStore(context, kind).list();
  return rows.map(({ id, at, user_name, added, changed, undone_at }) => ({
    _id: id,
    at: at.toISOString(),
    userName: user_name,
    added,
    changed,
    undoneAt: undone_at?.toISOString() ?? null,
    mayBeUndoneUntil: new Date(at.getTime() + undoWithinMs).toISOString(),
  }));
}
