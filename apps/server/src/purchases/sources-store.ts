import type { PurchaseSource } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FetchedPart } from './fetched-part.ts';

/** The result of a fetch from a source. */
export type FetchResult = Omit<FetchedPart, 'purchases'>;

export interface SourceState extends FetchResult {
  readonly askedAt: Date | null;
  readonly toldAt: Date | null;
}

const neverFetched: SourceState = { askedAt: null, toldAt: null, failure: null, unreadableCount: 0 };

/** The state of each source: `askedAt` is the time of the last request, `toldAt` that of the last complete fetch. */
export function sourcesStore(transaction: Transaction, businessId: string) {
  return {
    async states(): Promise<(source: PurchaseSource) => SourceState> {
      const rows = await transaction.run<SourceState & { source: PurchaseSource }>(
        `select source, asked_at as "askedAt", told_at as "toldAt", failure, unreadable_count as "unreadableCount"
         from tenant.purchase_sources where business_id = $1`,
        [businessId],
      );
      const states = new Map<PurchaseSource, SourceState>(
        rows.map(({ source, ...state }) => [source, state]),
      );
      return (source) => states.get(source) ?? neverFetched;
    },

    /**
     * Saves the result of a fetch. If two fetches run concurrently, the later result overwrites the other; this is
     * correct, because both requested everything.
     */
    async saveResult(
      source: PurchaseSource,
      at: Date,
      { failure, unreadableCount }: FetchResult,
    ): Promise<void> {
      await transaction.run(
        `insert into tenant.purchase_sources as stored (business_id, source, asked_at, told_at, failure, unreadable_count)
         values ($1, $2, $3::timestamptz, case when $4::text is null then $3::timestamptz end, $4::text, $5)
         on conflict (business_id, source) do update set asked_at = excluded.asked_at,
           told_at = coalesce(excluded.told_at, stored.told_at), failure = excluded.failure,
           unreadable_count = excluded.unreadable_count`,
        [businessId, source, at, failure, unreadableCount],
      );
    },

    /** Whether the business has what a request needs: the certificate for the service, the password for the portal. */
    async readiness(): Promise<Record<PurchaseSource, boolean>> {
      const [row] = await transaction.run<Record<PurchaseSource, boolean>>(
        `select
           exists (select from tenant.certificates where business_id = $1 and replaced_at is null) as service,
           exists (select from tenant.credentials where business_id = $1) as portal`,
        [businessId],
      );
      if (row === undefined) throw new Error('the readiness statement returned no row');
      return row;
    },
  };
}
