import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { configStore } from './config-store.ts';

export const config: Handler<typeof contract.clientCredit.config> = async (
  _input,
  { transaction, businessId },
) => ({ config: await configStore(transaction, businessId).read() });
