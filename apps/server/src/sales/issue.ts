import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { issuedOnce } from './issued-once.ts';
import { saleFingerprint } from './sale-fingerprint.ts';
import { registerSale, saleFacts } from './register-sale.ts';

export const issue: Handler<typeof contract.sales.issue> = (input, context) => {
  // Asked for together with what was issued before, which is answered even where these would be refused by now.
  const facts = saleFacts(context, input);
  facts.catch(() => undefined);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.issue', input) };
  return issuedOnce(context, sent, () => registerSale(context, input, { facts }));
};
