import type { contract } from '@tezga/contract';
import { checkCustomers as check } from '../customers/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { checksWithMessages } from './rows-with-messages.ts';

export const checkCustomers: Handler<typeof contract.imports.checkCustomers> = async (input, context) => {
  const rows = await check(context, { rows: input.customers, touchedIds: new Set() });
  return { rows: checksWithMessages(context, rows) };
};
