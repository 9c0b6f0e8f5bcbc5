import type { PurchaseSource } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ToldPart } from './told-part.ts';

/** How asking a source ended. */
export type HowAsked = Omit<ToldPart, 'told'>;

export interface SourceState extends HowAsked {
  readonly askedAt: Date | null;
  readonly toldAt: Date | null;
}

const neverAsked: SourceState = { askedAt: null, toldAt: null, failure: null, unreadableCount: 0 };

/** How far each source was asked. */
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
      return (source) => states.get(source) ?? neverAsked;
    },

    /** Whoever ends later is believed, since both have asked for all there was. */
    async note(source: PurchaseSource, at: Date, { failure, unreadableCount }: HowAsked): Promise<void> {
      await transaction.run(
        `insert into tenant.purchase_sources as kept (business_id, source, asked_at, told_at, failure, unreadable_count)
         values ($1, $2, $3::timestamptz, case when $4::text is null then $3::timestamptz end, $4::text, $5)
         on conflict (business_id, source) do update set asked_at = excluded.asked_at,
           told_at = coalesce(excluded.told_at, kept.told_at), failure = excluded.failure,
           unreadable_count = excluded.unreadable_count`,
        [businessId, source, at, failure, unreadableCount],
      );
    },

    /** Whether the business has what it takes to ask. */
    async readiness(): Promise<Record<PurchaseSource, boolean>> {
      const [row] = await transaction.run<Record<PurchaseSource, boolean>>(
        `select
           exists (select from tenant.certificates where business_id = $1 and replaced_at is null) as service,
           exists (select from tenant.credentials where business_id = $1) as portal`,
        [businessId],
      );
      if (row === undefined) throw new Error('the readiness is one row');
      return row;
    },
  };
}
