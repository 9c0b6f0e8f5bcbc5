import { Refusal } from '@tezga/domain';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { laterVersion } from '../platform/database/later-version.ts';
import type { Contacts } from '../messages/index.ts';

export interface EmployeeFacts {
  readonly name: string;
  readonly operatorCode: string | null;
  readonly pinHash: string | null;
}

/** A user who becomes an employee, the contacts that this business uses, and whether it opened the account for them. */
export interface Joining {
  readonly userId: string;
  readonly contacts: Contacts;
  readonly isOpenedHere: boolean;
}

/** Writes employees of one business. */
export function employeesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const changing = queries.updateTable('tenant.employees').where('business_id', '=', businessId);
  return {
    async add(id: string, joining: Joining, facts: EmployeeFacts, at: Date): Promise<void> {
      const record = {
        business_id: businessId,
        id,
        user_id: joining.userId,
        ...joining.contacts,
        opened_account: joining.isOpenedHere,
        ...columnsOf(facts),
        deleted_role_id: null,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      };
      await refuseTaken(queries.insertInto('tenant.employees').values(record).execute());
    },

    /**
     * Returns the new version (updated_at), which always differs from the previous one. Without a PIN the existing PIN
     * stays.
     */
    async change(id: string, facts: EmployeeFacts, at: Date): Promise<Date> {
      const { pin_hash: pinHash, ...columns } = columnsOf(facts);
      const { updated_at: updatedAt } = await refuseTaken(
        changing
          .set({ ...columns, updated_at: laterVersion(at) })
          .$if(pinHash !== null, (query) => query.set({ pin_hash: pinHash }))
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    async markDeleted(id: string, roleId: string, at: Date): Promise<void> {
      await changing
        .set({ deleted_at: at, deleted_role_id: roleId, updated_at: laterVersion(at) })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Restores deleted employees, with new facts and contacts if given. `opened_account`, which says whether the business
     * opened the account, stays unchanged.
     */
    async restore(ids: readonly string[], at: Date, given?: EmployeeFacts & Contacts): Promise<void> {
      const columns =
        given === undefined ? {} : { ...columnsOf(given), email: given.email, phone: given.phone };
      await refuseTaken(
        changing
          .set({ ...columns, deleted_at: null, deleted_role_id: null, updated_at: laterVersion(at) })
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

/** Returns false if the user is not a current employee. */
export async function setPin(
  transaction: Transaction,
  { businessId, userId, pinHash, at }: { businessId: string; userId: string; pinHash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.queries
    .updateTable('tenant.employees')
    .set({ pin_hash: pinHash, updated_at: laterVersion(at) })
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function columnsOf({ name, operatorCode, pinHash }: EmployeeFacts) {
  return { name, operator_code: operatorCode, pin_hash: pinHash };
}

async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'employees_operator_code')) throw new Refusal('operator-code-taken');
    if (isUniqueViolation(error, 'employees_user')) throw new Refusal('employee-already-there');
    throw error;
  }
}
