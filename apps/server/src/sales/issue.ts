import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { issuedOnce } from './issued-once.ts';
import { registerSale, saleFacts } from './register-sale.ts';

export const issue: Handler<typeof contract.sales.issue> = (input, context) => {
  // Asked for together with what was issued before, which is answered even where these would be refused by now.
  const facts = saleFacts(context, input);
  facts.catch(() => undefined);
  return issuedOnce(context, input.saleId, () => registerSale(context, input, { facts }));
};
