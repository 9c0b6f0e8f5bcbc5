import { contract, encoded } from '@tezga/contract';
import type { z } from 'zod';
import { fingerprintOf } from '../../platform/http/replies.ts';

const inputOf = {
  'sales.issue': contract.sales.issue.input,
  'sales.correct': contract.sales.correct.input,
  'sales.giveUpDebt': contract.sales.giveUpDebt.input,
  'sales.summarize': contract.sales.summarize.input,
} as const satisfies Record<string, z.ZodType>;

/**
 * Hash of the content of a request that issues an invoice, in its JSON form. The draft id is left out, because it is
 * not part of the invoice: a retry without it is the same sale. The HMAC key is the sale id and not a server secret,
 * because a cart contains no secret.
 */
export function saleFingerprint(
  call: keyof typeof inputOf,
  { draftId: _draftId, ...content }: { readonly saleId: string; readonly draftId?: string | null },
): Buffer {
  const schema: z.ZodType = inputOf[call];
  return fingerprintOf(content.saleId, call, encoded(schema, content));
}
