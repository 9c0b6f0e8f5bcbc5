import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { holdChain } from './invoice-chain.ts';
import { issueOnce } from './issue-once.ts';
import { registerBadDebt } from './register-bad-debt.ts';
import { saleFingerprint } from './sale-fingerprint.ts';

export const giveUpDebt: Handler<typeof contract.sales.giveUpDebt> = async (input, context) => {
  // Before it is looked for: the same deed, sent twice at once, is found by whoever waited here.
  await holdChain(context.transaction, context.businessId, input.invoiceId);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.giveUpDebt', input) };
  return issueOnce(context, sent, () => registerBadDebt(context, input));
};
