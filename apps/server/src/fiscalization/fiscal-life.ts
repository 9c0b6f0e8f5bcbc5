import type { FiscalStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

/** What became of a document at the tax authority, and when. */
export interface FiscalLife {
  readonly status: FiscalStatus;
  readonly code: string | null;
  /** Null until it is on its way, and for what was sent before that was kept. */
  readonly firstSentAt: Date | null;
  readonly answeredAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** Of the last attempt; null once there is an answer. */
  readonly failure: Failed | null;
  /** Null unless it left the books. */
  readonly retractedAt: Date | null;
}

export async function fiscalLife(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<FiscalLife> {
  const [row] = await transaction.run<FiscalLife>(
    `select status, code, first_sent_at as "firstSentAt", answered_at as "answeredAt", last_failed_at as "lastFailedAt",
       failure, retracted_at as "retractedAt"
     from tenant.fiscal_documents where business_id = $1 and id = $2`,
    [businessId, id],
  );
  if (row === undefined) throw new Error(`document ${id} was never given to the tax authority`);
  return row;
}

/** The moments of a life for the timeline of the document: what came before it was accepted, and that it was. */
export function fiscalMoments({ status, code, firstSentAt, answeredAt, lastFailedAt, failure }: FiscalLife) {
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
