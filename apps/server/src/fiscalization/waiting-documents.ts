import { deadlineClock, deadlineCounts, type FiscalStatus, type UntakenDocument } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { shownDocuments } from './shown-documents.ts';
import type { Failed } from './store.ts';

/** A document that is not fiscalized. */
export interface OpenFiscalDocument extends UntakenDocument {
  readonly id: string;
  readonly status: FiscalStatus;
  readonly attempts: number;
  /** Null if there is no further automatic retry; a manual resend is still possible. */
  readonly nextAttemptAt: Date | null;
  readonly failure: Failed | null;
  /** The name of the user who marked the missed deadline as seen. */
  readonly seenByName: string | null;
}

/**
 * All documents of one kind that are neither fiscalized nor retracted, the oldest first; documents that a user
 * marked as seen are last.
 */
export async function openDocuments(
  transaction: Transaction,
  businessId: string,
  kind: string,
): Promise<readonly OpenFiscalDocument[]> {
  const rows = await transaction.run<OpenFiscalDocument>(
    `select id, status, made_at as "madeAt", late_reason as "lateReason", attempts, next_attempt_at as "nextAttemptAt",
       failure, seen_at as "seenAt", seen_by_name as "seenByName"
     from tenant.fiscal_documents where business_id = $1 and status <> 'fiscalized' and kind = $2 and retracted_at is null
     order by seen_at is not null, made_at, id`,
    [businessId, kind],
  );
  return rows;
}

/** Deadline, time left and the mark as seen of a document, with the field names of the contract. */
export function waitingOf(document: OpenFiscalDocument, now: Date) {
  const { seenAt, seenByName } = document;
  const seen = seenAt === null || seenByName === null ? null : { at: seenAt.toISOString(), by: seenByName };
  return { ...timeLeft(document, now), seen };
}

export function timeLeft(document: Pick<OpenFiscalDocument, 'madeAt' | 'lateReason'>, now: Date) {
  const { deadline, hoursLeft, state } = deadlineClock(document, now);
  return { deadline: deadline.toISOString(), hoursLeft, deadlineState: state };
}

/** Attempts and last fault of a document, with the field names of the contract. */
export function attemptsOf({
  attempts,
  nextAttemptAt,
  failure,
}: Pick<OpenFiscalDocument, 'attempts' | 'nextAttemptAt' | 'failure'>) {
  return {
    attempts,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    faultCode: failure?.code ?? null,
    faultText: failure?.text ?? null,
  };
}

/** The documents of one kind that are not fiscalized, as rows of `list` extended by `fieldsOf`, with their counts. */
export async function waitingDocuments<Listed extends { readonly _id: string }, Fields extends object>(
  { transaction, businessId, clock }: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'>,
  kind: string,
  list: (ids: readonly string[]) => Promise<readonly Listed[]>,
  fieldsOf: (document: OpenFiscalDocument, now: Date) => Fields,
) {
  const open = await openDocuments(transaction, businessId, kind);
  const now = clock.now();
  const { shown } = shownDocuments(open, now);
  const byId = new Map(shown.map((document) => [document.id, fieldsOf(document, now)]));
  const rows = (await list([...byId.keys()])).flatMap((row) => {
    const fields = byId.get(row._id);
    return fields === undefined ? [] : [{ ...row, ...fields }];
  });
  return { rows, count: open.length, ...deadlineCounts(open, now) };
}
