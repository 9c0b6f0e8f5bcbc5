import { Refusal } from '@tezga/domain';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import type { Tables } from './tables.ts';

const failuresMax = 10;
const failuresWindowMs = 15 * 60_000;

export interface Operator {
  readonly userId: string;
  readonly employeeId: string;
}

/**
 * The operator who types this code and PIN, or null; then the failure is written, and the caller keeps it.
 * A code nobody has takes as long, and is counted, like one that somebody has.
 */
export async function operatorWithPin(
  transaction: Transaction,
  businessId: string,
  opCode: string,
  pin: string,
  now: Date,
): Promise<Operator | null> {
  const failures = pinFailures(transaction, businessId, opCode);
  await failures.waitForTurn();
  const since = new Date(now.getTime() - failuresWindowMs);
  if ((await failures.countSince(since)) >= failuresMax) throw new Refusal('too-many-attempts');

  const operator = await operatorOf(transaction, businessId, opCode);
  const fits = await passwordFits(operator?.pinHash ?? null, pin);
  if (operator === undefined || !fits) {
    await failures.forget(since);
    await failures.add(now);
    return null;
  }
  await failures.forget(now);
  return { userId: operator.userId, employeeId: operator.employeeId };
}

/** Only someone who works here now. */
async function operatorOf(transaction: Transaction, businessId: string, opCode: string) {
  return transaction.queries
    .withTables<Tables>()
    .selectFrom('tenant.employees as employee')
    .innerJoin('platform.memberships as membership', (join) =>
      join
        .onRef('membership.business_id', '=', 'employee.business_id')
        .onRef('membership.user_id', '=', 'employee.user_id'),
    )
    .innerJoin('platform.users as account', 'account.id', 'employee.user_id')
    .select(['employee.id as employeeId', 'employee.user_id as userId', 'employee.pin_hash as pinHash'])
    .where('employee.business_id', '=', businessId)
    .where('employee.operator_code', '=', opCode)
    .where('employee.deleted_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

function pinFailures(transaction: Transaction, businessId: string, opCode: string) {
  const queries = transaction.queries.withTables<Tables>();
  return {
    /** One attempt on a code at a time, so that a thousand at once are counted as well as one after the other. */
    async waitForTurn(): Promise<void> {
      const turn = `PIN ${businessId} ${opCode}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(queries);
    },

    async countSince(since: Date): Promise<number> {
      const { failures } = await queries
        .selectFrom('tenant.pin_failures')
        .select((select) => select.fn.countAll<bigint>().as('failures'))
        .where('business_id', '=', businessId)
        .where('operator_code', '=', opCode)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(failures);
    },

    async add(at: Date): Promise<void> {
      await queries
        .insertInto('tenant.pin_failures')
        .values({ business_id: businessId, id: newRecordId(at), operator_code: opCode, at })
        .execute();
    },

    async forget(until: Date): Promise<void> {
      await queries
        .deleteFrom('tenant.pin_failures')
        .where('business_id', '=', businessId)
        .where('operator_code', '=', opCode)
        .where('at', '<=', until)
        .execute();
    },
  };
}
