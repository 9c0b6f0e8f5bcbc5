import { fingerprintOf } from '../../platform/http/replies.ts';

type IssuingCall = 'sales.issue' | 'sales.correct' | 'sales.giveUpDebt' | 'sales.summarize';

/**
 * Hash of the content of a request that issues an invoice. The draft a cart came from is no part of the invoice, so the
 * same cart sent again without it is the same sale. The sale id is key enough: a cart holds no secret.
 */
export function saleFingerprint(
  call: IssuingCall,
  { draftId: _draftId, ...content }: { readonly saleId: string; readonly draftId?: string | null },
): Buffer {
  return fingerprintOf(content.saleId, call, content);
}
