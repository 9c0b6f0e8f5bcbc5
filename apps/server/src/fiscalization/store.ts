import { fiscalStatusOf, type LateReason } from '@tezga/domain';
import type { UpdateResult } from 'kysely';
import type { Row } from '../platform/database/schema.generated.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export interface OpenDocument {
  readonly kind: string;
  readonly madeAt: Date;
  readonly requestUUID: string;
  readonly attempts: number;
  readonly failure: Failed | null;
  /** Why the document is submitted later than it was made, if the user gave a reason. */
  readonly lateReason: LateReason | null;
}

/**
 * Why a document is not fiscalized yet: the name of a fault with the code and text of the tax authority, or a refusal
 * by this server, such as a missing certificate.
 */
export type Failed = Readonly<NonNullable<Row<'tenant.fiscal_documents'>['failure']>>;

interface FailedAttempt {
  readonly failure: Failed;
  readonly at: Date;
  /** Null if there is no further automatic retry; a manual resend is still possible. */
  readonly next: Date | null;
  /** Whether a retry of the same message cannot succeed. */
  readonly isFinal: boolean;
}

const openColumns = [
  'kind',
  'made_at as madeAt',
  'request_uuid as requestUUID',
  'attempts',
  'failure',
  'late_reason as lateReason',
] as const;

/** Reads the documents of one business that are not fiscalized. */
export function unfiscalizedDocuments(transaction: Transaction, businessId: string) {
  const of = (id: string) =>
    transaction.queries
      .selectFrom('tenant.fiscal_documents')
      .where('business_id', '=', businessId)
      .where('id', '=', id);
  return {
    /** Null if the document is not pending any more. */
    async pending(id: string): Promise<OpenDocument | null> {
      const row = await of(id).select(openColumns).where('status', '=', 'pending').executeTakeFirst();
      return row ?? null;
    },

    /** Null if the document is fiscalized. */
    async unfiscalized(id: string): Promise<Pick<OpenDocument, 'failure'> | null> {
      const row = await of(id).select('failure').where('status', '<>', 'fiscalized').executeTakeFirst();
      return row ?? null;
    },
  };
}

/** Saves the attempts and results of submissions. Each method returns false if it changed no row. */
export function fiscalDocumentsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  /**
   * Optimistic check by UUID: a document that was repaired meanwhile has a new UUID, and the result of its
   * old message is not saved.
   */
  const unfiscalized = (id: string, { requestUUID }: OpenDocument) =>
    queries
      .updateTable('tenant.fiscal_documents')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
      .where('request_uuid', '=', requestUUID)
      .where('retracted_at', 'is', null)
      .where('status', '<>', 'fiscalized');
  const pending = (id: string, document: OpenDocument) =>
    unfiscalized(id, document).where('status', '=', 'pending');
  return {
    /** Counts an attempt of a pending document; `next` is the retry time if the attempt gets no outcome. */
    beginAttempt: (id: string, document: OpenDocument, next: Date): Promise<boolean> =>
      hasChanged(
        pending(id, document).set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: next })),
      ),

    /** Marks a pending document as sent; the time of the first sending stays. */
    markSent: (id: string, document: OpenDocument, at: Date): Promise<boolean> =>
      hasChanged(
        pending(id, document).set(({ eb, fn }) => ({
          first_sent_at: fn.coalesce('first_sent_at', eb.val(at)),
        })),
      ),

    /** Saves the code, even if a concurrent attempt saved a failure; false if the document already has a code. */
    saveCode: (id: string, document: OpenDocument, code: string, at: Date): Promise<boolean> =>
      hasChanged(
        unfiscalized(id, document).set({
          status: fiscalStatusOf({ confirmationCode: code, isClientFault: false }),
          code,
          answered_at: at,
          next_attempt_at: null,
          failure: null,
        }),
      ),

    /** Saves the failure of an attempt; false if the document is not pending any more. */
    saveFailure: (id: string, document: OpenDocument, attempt: FailedAttempt): Promise<boolean> =>
      hasChanged(
        pending(id, document).set({
          status: fiscalStatusOf({ confirmationCode: null, isClientFault: attempt.isFinal }),
          failure: attempt.failure,
          last_failed_at: attempt.at,
          next_attempt_at: attempt.next,
        }),
      ),
  };
}

async function hasChanged(change: { executeTakeFirst: () => Promise<UpdateResult> }): Promise<boolean> {
  const { numUpdatedRows } = await change.executeTakeFirst();
  return numUpdatedRows > 0n;
}
