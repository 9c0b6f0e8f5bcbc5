import type { contract } from '@tezga/contract';
import type { Handler } from '../../platform/http/context.ts';
import { lockInvoiceChain } from '../issue/invoice-chain.ts';
import { issueOnce } from '../issue/issue-once.ts';
import { registerCorrection } from './register-correction.ts';
import { saleFingerprint } from '../issue/sale-fingerprint.ts';

export const correct: Handler<typeof contract.sales.correct> = async (input, context) => {
  // Takes the lock before the idempotency lookup: of two identical concurrent requests, the second then finds the
  // correction of the first.
  await lockInvoiceChain(context.transaction, context.businessId, input.invoiceId);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.correct', input) };
  return issueOnce(context, sent, () => registerCorrection(context, input));
};
