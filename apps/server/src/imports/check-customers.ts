import type { contract } from '@tezga/contract';
import { checkCustomers as check } from '../customers/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { saidChecks } from './said-rows.ts';

export const checkCustomers: Handler<typeof contract.imports.checkCustomers> = async (input, context) => {
  const rows = await check(context, { rows: input.customers, touchedIds: new Set() });
  return { rows: saidChecks(context, rows) };
};
