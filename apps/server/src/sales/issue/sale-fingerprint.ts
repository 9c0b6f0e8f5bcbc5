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
 * Hash of the content of a request that issues an invoice, as JSON carries it. The draft a cart came from is no part of
 * the invoice, so the same cart sent again without it is the same sale. The sale id is key enough: a cart holds no secret.
 */
export function saleFingerprint(
  call: keyof typeof inputOf,
  { draftId: _draftId, ...content }: { readonly saleId: string; readonly draftId?: string | null },
): Buffer {
  const schema: z.ZodType = inputOf[call];
  return fingerprintOf(content.saleId, call, encoded(schema, content));
}
