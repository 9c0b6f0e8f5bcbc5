import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { issuedOnce } from './issued-once.ts';
import { registerSale } from './register-sale.ts';

export const issue: Handler<typeof contract.sales.issue> = (input, context) =>
  issuedOnce(context, input.saleId, () => registerSale(context, input));
