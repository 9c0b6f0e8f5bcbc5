import { Refusal, refuseUnless } from '@tezga/domain';
import type { Logger } from 'pino';
import type { Transaction } from '../platform/database/transaction.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import { pinFailures, type PinAttempt } from './pin-failures.ts';

// Rate limits. The limits of a caller are low and count wrong PINs for all codes. The limit of a code counts
// the failures of all callers and is too high for one caller to reach, so one person cannot lock a colleague
// out (docs/decisions/0008-guessing.md).
const failuresMax = { byCaller: 10, byCallerToday: 30, ofCodeToday: 100 };

export interface Operator {
  readonly userId: string;
  readonly employeeId: string;
}

export interface TypedPin extends PinAttempt {
  readonly pin: string;
  readonly now: Date;
}

/**
 * Returns the operator with this code and PIN, or null after inserting a failure, which the caller must
 * commit. An unknown code takes the same time and is counted as well, so that the reply does not reveal which
 * codes exist. A right PIN does not reset the count: otherwise a person who guesses PINs could start again
 * each time the operator types the right one.
 */
export async function operatorWithPin(
  { transaction, log }: { readonly transaction: Transaction; readonly log: Pick<Logger, 'warn'> },
  { pin, now, ...attempt }: TypedPin,
): Promise<Operator | null> {
  const failures = pinFailures(transaction, attempt);
  // Refused at once instead of waiting for the lock, because waiting calls would use up the connection pool.
  refuseUnless(await failures.tryLock(), 'too-many-requests');
  const counts = await failures.count(now);
  const isOver =
    counts.byCaller >= failuresMax.byCaller ||
    counts.byCallerToday >= failuresMax.byCallerToday ||
    counts.ofCodeToday >= failuresMax.ofCodeToday;
  if (isOver) {
    const { businessId, callerId: caller, opCode } = attempt;
    log.warn({ businessId, caller, opCode, ...counts }, 'too many wrong PINs');
    throw new Refusal('too-many-attempts');
  }

  const operator = await operatorOf(transaction, attempt.businessId, attempt.opCode);
  const fits = await passwordFits(operator?.pinHash ?? null, pin);
  if (operator === undefined || !fits) {
    await failures.add(now);
    return null;
  }
  return { userId: operator.userId, employeeId: operator.employeeId };
}

/** The current employee with this operator code, if their account is not closed. */
async function operatorOf(transaction: Transaction, businessId: string, opCode: string) {
  return transaction.queries
    .selectFrom('tenant.employees as employee')
    .innerJoin('platform.memberships as membership', (join) =>
      join
        .onRef('membership.business_id', '=', 'employee.business_id')
        .onRef('membership.user_id', '=', 'employee.user_id')
        .on('membership.state', '=', 'accepted'),
    )
    .innerJoin('platform.users as account', 'account.id', 'employee.user_id')
    .select(['employee.id as employeeId', 'employee.user_id as userId', 'employee.pin_hash as pinHash'])
    .where('employee.business_id', '=', businessId)
    .where('employee.operator_code', '=', opCode)
    .where('employee.deleted_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}
