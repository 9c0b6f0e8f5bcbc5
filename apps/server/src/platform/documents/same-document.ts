import { refuseUnless, type RefusalCode } from '@tezga/domain';
import { isUniqueViolation } from '../database/transaction.ts';
import { StaleRead } from '../http/error-reply.ts';
import { fingerprintOf } from '../http/replies.ts';

/**
 * Fingerprint of the input of a document, to refuse another input with the same document id. The input contains no
 * secret, so the HMAC key need not be secret: it is the document id.
 */
export const documentFingerprint = (ownId: string, call: string, input: unknown): Buffer =>
  fingerprintOf(ownId, call, input);

/** A document that was issued under the same id before. */
interface EarlierDocument {
  readonly number_text: string;
  /** Null for documents from before fingerprints were stored. */
  readonly fingerprint: Buffer | null;
}

/**
 * Idempotency by document id: a repeated call with the same input is accepted; a call with another input is refused
 * with the number of the issued document.
 */
export function refuseOther(earlier: EarlierDocument, fingerprint: Buffer, refusal: RefusalCode): void {
  const isSame = earlier.fingerprint === null || fingerprint.equals(earlier.fingerprint);
  refuseUnless(isSame, refusal, { takenBy: earlier.number_text });
}

/**
 * Maps a unique violation to StaleRead: a concurrent call has issued the document, and the retry of the client gets
 * its reply.
 */
export const retryIfTaken =
  (constraint: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? new StaleRead() : error;
  };
