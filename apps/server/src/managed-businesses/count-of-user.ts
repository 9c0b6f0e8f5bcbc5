import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listStore } from './list-store.ts';

export const countOfUser: Handler<typeof contract.managedBusinesses.countOfUser> = async (
  { id },
  { transaction, person },
) => ({ count: await listStore(transaction, person).countOf(id) });
