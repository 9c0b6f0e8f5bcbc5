import { Refusal, refuseUnless, type FieldProblem } from '@tezga/domain';
import { isUnitCode } from '@tezga/fiscal';
import { sql } from 'kysely';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

const unknownCode: FieldProblem = 'unit-code';

/**
 * Refuses codes that are not in the official list, because e-invoices with them are refused (BR-CL-23). An empty code
 * is allowed.
 */
export function refuseUnknownCodes(codes: readonly string[], pathOf: (place: number) => string): void {
  const problems = codes.flatMap((code, place) =>
    code === '' || isUnitCode(code) ? [] : [{ path: pathOf(place), code: unknownCode, limit: null }],
  );
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
}

/** Writes the units of one business. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const changing = queries.updateTable('tenant.units').where('business_id', '=', businessId);
  return {
    async add(added: readonly Unit[], at: Date): Promise<void> {
      if (added.length === 0) return;
      const rows = added.map((unit) => ({
        ...unit,
        business_id: businessId,
        created_at: at,
        deleted_at: null,
      }));
      await refusingTaken(queries.insertInto('tenant.units').values(rows).execute());
    },

    /** One statement for all, because two units may swap their names. */
    async change(changed: readonly Unit[]): Promise<void> {
      if (changed.length === 0) return;
      const ids = changed.map(({ id }) => id);
      await changing
        .set({ name: sql<string>`id` })
        .where('id', 'in', ids)
        .execute();
      for (const { id, name, code } of changed) {
        await refusingTaken(changing.set({ name, code }).where('id', '=', id).execute());
      }
    },

    async setDeleted(ids: readonly string[], deletedAt: Date | null): Promise<void> {
      await refusingTaken(changing.set({ deleted_at: deletedAt }).where('id', 'in', ids).execute());
    },
  };
}

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'units_name')) throw new Refusal('unit-name-taken');
    throw error;
  }
}
