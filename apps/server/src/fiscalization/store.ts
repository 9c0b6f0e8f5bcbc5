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
  /** Why it comes later than it was made, where a person said so. */
  readonly lateReason: LateReason | null;
}

/**
 * Why a document is not fiscalized yet: a fault of the tax authority by name, with its own code and text, or a refusal of
 * ours, such as no certificate.
 */
export type Failed = Readonly<NonNullable<Row<'tenant.fiscal_documents'>['failure']>>;

interface FailedAttempt {
  readonly failure: Failed;
  readonly at: Date;
  /** Null if the server retries no more; a manual resend still can. */
  readonly next: Date | null;
  /** Whether the same message will never be taken. */
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

/** What is known of the documents of one business that the tax authority has not taken. */
export function untakenDocuments(transaction: Transaction, businessId: string) {
  const of = (id: string) =>
    transaction.queries
      .selectFrom('tenant.fiscal_documents')
      .where('business_id', '=', businessId)
      .where('id', '=', id);
  return {
    /** Null for one that was answered meanwhile. */
    async pending(id: string): Promise<OpenDocument | null> {
      const row = await of(id).select(openColumns).where('status', '=', 'pending').executeTakeFirst();
      return row ?? null;
    },

    /** Null for one that was taken. */
    async untaken(id: string): Promise<Pick<OpenDocument, 'failure'> | null> {
      const row = await of(id).select('failure').where('status', '<>', 'fiscalized').executeTakeFirst();
      return row ?? null;
    },
  };
}

/** What the tax authority has heard of the documents of one business. */
export function fiscalDocumentsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  /** Only while it is the same message: what was mended since goes under another UUID, and has another answer. */
  const untaken = (id: string, { requestUUID }: OpenDocument) =>
    queries
      .updateTable('tenant.fiscal_documents')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
      .where('request_uuid', '=', requestUUID)
      .where('retracted_at', 'is', null)
      .where('status', '<>', 'fiscalized');
  const pending = (id: string, document: OpenDocument) =>
    untaken(id, document).where('status', '=', 'pending');
  return {
    /** Whether it is still to be told; `next`: when it is tried again should nobody hear of this attempt. */
    beginAttempt: (id: string, document: OpenDocument, next: Date): Promise<boolean> =>
      isKept(
        pending(id, document).set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: next })),
      ),

    /** That it goes out now; the first time is the one that stays. Whether it is still this message that goes. */
    noteSent: (id: string, document: OpenDocument, at: Date): Promise<boolean> =>
      isKept(
        pending(id, document).set(({ eb, fn }) => ({
          first_sent_at: fn.coalesce('first_sent_at', eb.val(at)),
        })),
      ),

    /** A code once given counts, whatever another attempt heard. Whether it was the first. */
    keepCode: (id: string, document: OpenDocument, code: string, at: Date): Promise<boolean> =>
      isKept(
        untaken(id, document).set({
          status: fiscalStatusOf({ confirmationCode: code, isClientFault: false }),
          code,
          answered_at: at,
          next_attempt_at: null,
          failure: null,
        }),
      ),

    /** Whether it was still waited for. */
    keepFailure: (id: string, document: OpenDocument, attempt: FailedAttempt): Promise<boolean> =>
      isKept(
        pending(id, document).set({
          status: fiscalStatusOf({ confirmationCode: null, isClientFault: attempt.isFinal }),
          failure: attempt.failure,
          last_failed_at: attempt.at,
          next_attempt_at: attempt.next,
        }),
      ),
  };
}

async function isKept(change: { executeTakeFirst: () => Promise<UpdateResult> }): Promise<boolean> {
  const { numUpdatedRows } = await change.executeTakeFirst();
  return numUpdatedRows > 0n;
}
