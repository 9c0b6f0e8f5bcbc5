import { refuseUnless, type RefusalCode } from '@tezga/domain';
import { isUniqueViolation } from '../database/transaction.ts';
import { StaleRead } from '../http/error-reply.ts';
import { fingerprintOf } from '../http/replies.ts';

/** Of all that was sent for a document. It holds no secret, so the id that its sender gave it is key enough. */
export const documentFingerprint = (ownId: string, call: string, input: unknown): Buffer =>
  fingerprintOf(ownId, call, input);

/** A document that was issued under the same id before. */
interface EarlierDocument {
  readonly number_text: string;
  /** Null for documents from before it was stored. */
  readonly fingerprint: Buffer | null;
}

/** The same id twice is the same document; another document under the id is refused with the number of the first. */
export function refuseOther(earlier: EarlierDocument, fingerprint: Buffer, refusal: RefusalCode): void {
  const isSame = earlier.fingerprint === null || fingerprint.equals(earlier.fingerprint);
  refuseUnless(isSame, refusal, { takenBy: earlier.number_text });
}

/** The same document came twice at once and the other was first: the call is tried again and gets its answer. */
export const retryIfTaken =
  (constraint: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? new StaleRead() : error;
  };
