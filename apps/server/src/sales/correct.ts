import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { holdChain } from './invoice-chain.ts';
import { issueOnce } from './issue-once.ts';
import { registerCorrection } from './register-correction.ts';
import { saleFingerprint } from './sale-fingerprint.ts';

export const correct: Handler<typeof contract.sales.correct> = async (input, context) => {
  // Before it is looked for: the same correction, sent twice at once, is found by whoever waited here.
  await holdChain(context.transaction, context.businessId, input.invoiceId);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.correct', input) };
  return issueOnce(context, sent, () => registerCorrection(context, input));
};
