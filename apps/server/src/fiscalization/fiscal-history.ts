import type { FiscalStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

/** The submission of a document to the tax authority: its state and the times of its steps. */
export interface FiscalHistory {
  readonly status: FiscalStatus;
  readonly code: string | null;
  /** The UUID in the header of its messages. */
  readonly requestUUID: string;
  /** Null if the document was not sent yet, or was sent before this column existed. */
  readonly firstSentAt: Date | null;
  readonly answeredAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** The failure of the last attempt; null once the document is fiscalized. */
  readonly failure: Failed | null;
  /** Null unless the document was retracted. */
  readonly retractedAt: Date | null;
}

export async function fiscalHistory(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<FiscalHistory> {
  const [row] = await transaction.run<FiscalHistory>(
    `select status, code, request_uuid as "requestUUID", first_sent_at as "firstSentAt", answered_at as "answeredAt",
       last_failed_at as "lastFailedAt", failure, retracted_at as "retractedAt"
     from tenant.fiscal_documents where business_id = $1 and id = $2`,
    [businessId, id],
  );
  if (row === undefined) throw new Error(`document ${id} has no fiscal document`);
  return row;
}

/** Entries for the timeline of the document: its attempts, and when the tax authority accepted it. */
export function fiscalMoments({
  status,
  code,
  firstSentAt,
  answeredAt,
  lastFailedAt,
  failure,
}: FiscalHistory) {
  const outcome = status === 'error' ? ('refused' as const) : ('tried' as const);
  return {
    attempts: [
      ...(firstSentAt === null ? [] : [{ kind: 'sent' as const, at: firstSentAt, by: '', about: '' }]),
      ...(lastFailedAt === null
        ? []
        : [{ kind: outcome, at: lastFailedAt, by: '', about: failure?.name ?? '' }]),
    ],
    accepted:
      answeredAt === null ? [] : [{ kind: 'fiscalized' as const, at: answeredAt, by: '', about: code ?? '' }],
  };
}
