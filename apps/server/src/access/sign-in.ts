import type { contract } from '@tezga/contract';
import { addressBlock, canonicalContact, Refusal, refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContext, FreeHandler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import { checkSecondFactor } from '../second-factor/index.ts';
import { openSession } from './open-session.ts';
import { roleReply, userReply } from './replies.ts';
import { openSessionsStore } from './sessions-store.ts';
import { accountsStore, attemptsStore, rolesStore, type Account } from './store.ts';

const lastTurn = new Map<string, Promise<unknown>>();

/** Serializes the work for each key within this process; other keys do not wait. */
async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastTurn.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  lastTurn.set(key, turn);
  try {
    return await turn;
  } finally {
    if (lastTurn.get(key) === turn) lastTurn.delete(key);
  }
}

// Maximum attempts: few for one user from one address, to prevent guessing; more for one user from all
// addresses, so that strangers can hardly lock the user out; many for one address, because a whole shop may
// share it.
export const attemptsMax = { fromHere: 10, fromAnywhere: 50, atAddress: 3000 };
export const attemptsWindowMs = 15 * 60_000;

/**
 * An unknown name and a wrong password get the same reply in the same time. The handler uses no database
 * connection while it computes the hash.
 */
export const signIn: FreeHandler<typeof contract.access.signIn> = {
  freely({ username, password, code }, context) {
    const contact = canonicalContact(username);
    // Serialized, so that a successful attempt is deleted before the next attempt is counted.
    return inTurn(contact, async () => {
      const account = await context.inTransaction((transaction) =>
        countAttempt(transaction, context, contact),
      );
      const isRight = await passwordFits(account?.passwordHash ?? null, password);
      if (!isRight || account === null) throw new Refusal('wrong-credentials');
      return context.inTransaction((transaction) =>
        checkAccess(transaction, context, account, { contact, code }),
      );
    });
  },
};

/** Counts the attempt before the password is checked, so that concurrent attempts cannot exceed the limit. */
async function countAttempt(
  transaction: Transaction,
  { address, clock, log }: FreeContext,
  contact: string,
): Promise<Account | null> {
  const attemptsMade = attemptsStore(transaction);
  const now = clock.now();
  const addressRange = addressBlock(address);
  const account = await accountsStore(transaction).account(contact);
  await attemptsMade.lockContact(contact);
  const since = new Date(now.getTime() - attemptsWindowMs);
  const attempts = await attemptsMade.attemptsSince(contact, addressRange, since);
  const isTooMany =
    attempts.fromHere >= attemptsMax.fromHere ||
    (attempts.fromAnywhere >= attemptsMax.fromAnywhere &&
      !(await hasSignedInFrom(transaction, account, address))) ||
    attempts.atAddress >= attemptsMax.atAddress;
  if (isTooMany) {
    log.warn({ address, contact, ...attempts }, 'too many attempts to sign in');
    throw new Refusal('too-many-attempts');
  }
  await attemptsMade.addAttempt(newRecordId(now), contact, addressRange, now);
  return account;
}

/**
 * Whether the user has signed in from this address before. If so, guesses from other addresses do not lock
 * the user out at this address.
 */
async function hasSignedInFrom(
  transaction: Transaction,
  account: Account | null,
  address: string,
): Promise<boolean> {
  return account !== null && (await openSessionsStore(transaction).hasBeenAt(account.id, address));
}

interface Typed {
  readonly contact: string;
  readonly code: string | null;
}

async function checkAccess(
  transaction: Transaction,
  context: FreeContext,
  account: Account,
  { contact, code }: Typed,
) {
  const roles = rolesStore(transaction);
  // Refuses a password that was changed while its hash was computed, so that no session survives the change.
  refuseUnless(await accountsStore(transaction).stillHasPassword(account), 'wrong-credentials');
  const person = { userId: account.id, kind: account.kind, code };
  // A wrong code throws a refusal whose transaction commits, so that the attempt stays counted.
  const { mustEnrol } = await checkSecondFactor(transaction, { ...context, ...person });
  await attemptsStore(transaction).forgetAttempts(contact, addressBlock(context.address));
  const businesses = account.kind === 'business' ? await roles.businessesOf(account.id) : [];
  const [onlyBusiness] = businesses;
  const businessId = businesses.length === 1 && onlyBusiness !== undefined ? onlyBusiness : null;
  const role =
    businessId === null ? await roles.adminRole(account.id) : await roles.roleIn(businessId, account.id);
  await openSession({ ...context, transaction }, account, businessId, { mustEnrol });
  await recordActivity(transaction, {
    isBound: false,
    actor: { person: account, businessId },
    at: context.clock.now(),
    action: 'access.signIn',
    subject: null,
    requestId: context.requestId,
    device: context.device,
  });
  return {
    user: userReply(account, { mustEnrol }),
    role: role === null ? null : roleReply(role, context.phrasesIn[context.language]),
    businessId,
  };
}
