import type { contract } from '@tezga/contract';
import type { Handler } from '../../platform/http/context.ts';
import { issueOnce } from './issue-once.ts';
import { registerSale } from './register-sale.ts';
import { saleFingerprint } from './sale-fingerprint.ts';

export const issue: Handler<typeof contract.sales.issue> = (input, context) => {
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.issue', input) };
  return issueOnce(context, sent, () => registerSale(context, input));
};
