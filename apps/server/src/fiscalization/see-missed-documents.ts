import { deadlineClock, type FiscalDocument, type FiscalStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

export type SeenOutcome = 'seen' | 'not-missed' | 'not-found';

interface ToSee {
  readonly kind: string;
  readonly ids: readonly string[];
  readonly now: Date;
  readonly by: Pick<Person, 'id' | 'name'>;
}

interface LockedRow extends FiscalDocument {
  readonly id: string;
  readonly status: FiscalStatus;
}

interface Seen {
  readonly results: { readonly id: string; readonly outcome: SeenOutcome }[];
  /** The ids that this call marked, without those that were marked before. */
  readonly firstSeen: readonly string[];
}

/**
 * Marks documents with a missed deadline as seen by this user. Documents that were marked before, and documents
 * with time left, do not change.
 */
export async function seeMissedDocuments(
  transaction: Transaction,
  businessId: string,
  { kind, ids, now, by }: ToSee,
): Promise<Seen> {
  const locked = await transaction.run<LockedRow>(
    `select id, status, made_at as "madeAt", late_reason as "lateReason" from tenant.fiscal_documents
     where business_id = $1 and kind = $2 and id = any ($3::text[]) and retracted_at is null
     order by id for no key update`,
    [businessId, kind, ids],
  );
  const missed = locked.filter(
    (document) => document.status !== 'fiscalized' && deadlineClock(document, now).state === 'missed',
  );
  const marked = await transaction.run(
    `update tenant.fiscal_documents set seen_at = $3, seen_by = $4, seen_by_name = $5
     where business_id = $1 and id = any ($2::text[]) and seen_at is null returning id`,
    [businessId, missed.map(({ id }) => id), now, by.id, by.name],
  );
  const outcomes = new Map<string, SeenOutcome>([
    ...locked.map(({ id }) => [id, 'not-missed'] as const),
    ...missed.map(({ id }) => [id, 'seen'] as const),
  ]);
  return {
    results: [...new Set(ids)].map((id) => ({ id, outcome: outcomes.get(id) ?? 'not-found' })),
    firstSeen: marked.map(({ id }) => String(id)),
  };
}
