import { refuseUnless, type RefusalCode } from '@tezga/domain';
import { isUniqueViolation } from '../database/transaction.ts';
import { StaleRead } from '../http/error-reply.ts';
import { fingerprintOf } from '../http/replies.ts';

/**
 * Fingerprint of the input of a document, to detect another input with the same id. It contains no secret, so the
 * document id is the HMAC key.
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
 * Idempotency by document id: the same input is the same document; another input is refused with the number of the
 * first.
 */
export function refuseOther(earlier: EarlierDocument, fingerprint: Buffer, refusal: RefusalCode): void {
  const isSame = earlier.fingerprint === null || fingerprint.equals(earlier.fingerprint);
  refuseUnless(isSame, refusal, { takenBy: earlier.number_text });
}

/** A unique violation means that a concurrent call issued the same document: the client retries and gets its reply. */
export const retryIfTaken =
  (constraint: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? new StaleRead() : error;
  };
