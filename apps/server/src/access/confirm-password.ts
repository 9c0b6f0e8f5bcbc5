import type { contract } from '@tezga/contract';
import { addressBlock, Refusal, refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import { attemptsMax, attemptsWindowMs } from './sign-in.ts';
import { accountsStore, attemptsStore } from './store.ts';

const confirmedMs = 5 * 60_000;

/**
 * Wrong guesses share the attempt limit of the sign-in page, so that an open session gives no extra guesses.
 */
export const confirmPassword: Handler<typeof contract.access.confirmPassword> = async (
  { password },
  context,
) => {
  const { transaction, person, sessionId, clock } = context;
  const address = addressBlock(context.address);
  const attempts = attemptsStore(transaction);
  await attempts.lockContact(person.username);
  await refuseTooMany(context, address);
  const account = await accountsStore(transaction).accountById(person.id);
  const isRight =
    (await passwordFits(account?.passwordHash ?? null, password)) &&
    account !== null &&
    (await accountsStore(transaction).stillHasPassword(account));
  const now = clock.now();
  if (!isRight) {
    await attempts.addAttempt(newRecordId(now), person.username, address, now);
    throw new Refusal('wrong-password', {}, { commitsWork: true });
  }

  await attempts.forgetAttempts(person.username, address);
  refuseUnless(await confirmationsStore(transaction).confirm(sessionId, now), 'not-signed-in');
  return { until: new Date(now.getTime() + confirmedMs).toISOString() };
};

async function refuseTooMany({ transaction, person, clock, log }: SessionContext, address: string) {
  const since = new Date(clock.now().getTime() - attemptsWindowMs);
  const made = await attemptsStore(transaction).attemptsSince(person.username, address, since);
  const isTooMany = made.fromHere >= attemptsMax.fromHere || made.fromAnywhere >= attemptsMax.fromAnywhere;
  if (!isTooMany) return;
  log.warn({ userId: person.id, address, ...made }, 'too many wrong passwords in a session');
  throw new Refusal('too-many-attempts');
}

/** Whether the user of this session confirmed the password at most five minutes ago. */
export async function hasJustConfirmed({ transaction, sessionId, clock }: SessionContext): Promise<boolean> {
  const confirmedAt = await confirmationsStore(transaction).confirmedAt(sessionId);
  return confirmedAt !== null && clock.now().getTime() - confirmedAt.getTime() <= confirmedMs;
}

/** The time of the last password confirmation of a session. */
function confirmationsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** False if the session has ended in the meantime. */
    async confirm(sessionId: string, at: Date): Promise<boolean> {
      const confirmed = await queries
        .updateTable('platform.sessions')
        .set({ password_confirmed_at: at })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    async confirmedAt(sessionId: string): Promise<Date | null> {
      const session = await queries
        .selectFrom('platform.sessions')
        .select('password_confirmed_at')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return session?.password_confirmed_at ?? null;
    },
  };
}
