import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { issueOnce } from './issue-once.ts';
import { registerSummary } from './register-summary.ts';
import { holdOrders } from './summed-orders.ts';
import { saleFingerprint } from './sale-fingerprint.ts';

export const summarize: Handler<typeof contract.sales.summarize> = async (input, context) => {
  // Before anything is looked at: the same summary sent again must find itself, not orders that are used already.
  await holdOrders(context.transaction, context.businessId, input.invoiceIds);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.summarize', input) };
  return issueOnce(context, sent, () => registerSummary(context, input));
};
