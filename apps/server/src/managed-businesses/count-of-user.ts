import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { managedStore } from './managed-store.ts';

export const countOfUser: Handler<typeof contract.managedBusinesses.countOfUser> = async (
  { id },
  { transaction, person },
) => ({ count: await managedStore(transaction, person).countOf(id) });
