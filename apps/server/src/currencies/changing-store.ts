import { columnOfRate } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import type { Change, Rate } from './rate-change.ts';

/** Changes the currencies of one business. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /**
     * Adds currencies and restores deleted ones; returns their number. Currencies that are not deleted stay unchanged.
     */
    async add(rates: readonly Rate[], at: Date): Promise<number> {
      const added = await queries
        .insertInto('tenant.currencies')
        .values(
          rates
            .toSorted((one, other) => (one.code < other.code ? -1 : 1))
            .map(({ code, rate }) => ({
              business_id: businessId,
              code,
              exchange_rate: columnOfRate(rate),
              updated_at: at,
            })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['business_id', 'code'])
            .doUpdateSet((set) => ({
              exchange_rate: set.ref('excluded.exchange_rate'),
              updated_at: set.ref('excluded.updated_at'),
              deleted_at: null,
            }))
            .where('tenant.currencies.deleted_at', 'is not', null),
        )
        .returning('code')
        .execute();
      return added.length;
    },

    async setRate({ code, rate }: Rate, at: Date): Promise<void> {
      await queries
        .updateTable('tenant.currencies')
        .set({ exchange_rate: columnOfRate(rate), updated_at: at })
        .where('business_id', '=', businessId)
        .where('code', '=', code)
        .execute();
    },

    async remove(codes: readonly string[], at: Date): Promise<void> {
      await queries
        .updateTable('tenant.currencies')
        .set({ deleted_at: at, updated_at: at })
        .where('business_id', '=', businessId)
        .where('code', 'in', codes)
        .execute();
    },
  };
}

/** Appends rates to the history, whose rows never change. */
export async function rememberRates(
  transaction: Transaction,
  businessId: string,
  rates: readonly Rate[],
  { at, person }: Change,
): Promise<void> {
  if (rates.length === 0) return;
  await transaction.queries
    .insertInto('tenant.exchange_rates')
    .values(
      rates.map(({ code, rate }) => ({
        business_id: businessId,
        id: newRecordId(at),
        code,
        exchange_rate: columnOfRate(rate),
        at,
        user_id: person.id,
        user_name: person.name,
      })),
    )
    .execute();
}
