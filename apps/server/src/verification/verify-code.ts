import type { contract } from '@tezga/contract';
import { appOf, maskedContact } from '@tezga/domain';
import type { z } from 'zod';
import { sendNotice } from '../messages/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler, PublicContext } from '../platform/http/context.ts';
import { fingerprintOf } from '../platform/http/replies.ts';
import { accountsStore, type Account } from './accounts-store.ts';
import { answersStore } from './answers-store.ts';
import { codeHash, type Method } from './codes.ts';
import { resetsStore, returnedCodeStore } from './codes-store.ts';
import { tryCode } from './try-code.ts';
import { accessStore } from './access-store.ts';

const hourMs = 3_600_000;
const noticeOf = { email: 'emailReplaced', tel: 'phoneReplaced' } as const;

type Verified = z.output<typeof contract.verification.verifyCode.output>;

export const verifyCode: Handler<typeof contract.verification.verifyCode> = async ({ code }, context) => {
  const { transaction, clock, config, requestId } = context;
  const request = fingerprintOf(config.TOKEN_SECRET, 'verification.verifyCode', { requestId, code });
  const answers = answersStore(transaction, request);
  const earlier = await answers.earlierReply();
  if (earlier !== null) return earlier.reply as Verified;
  const now = clock.now();
  const taken = await tryCode(transaction, context, code, () => takeWaiting(transaction, code, now));
  const verified = { method: taken.method, contact: taken.value };
  await settle(context, taken, now);
  await answers.save(verified, now);
  return verified;
};

interface Taken {
  readonly account: Account;
  readonly method: Method;
  readonly value: string;
}

async function takeWaiting(transaction: Transaction, code: string, now: Date): Promise<Taken | null> {
  const returned = returnedCodeStore(transaction, codeHash(code));
  const userId = await returned.userId(now);
  const account = userId === null ? null : await accountsStore(transaction).lock(userId, 'new-contact');
  const taken = account === null ? null : await returned.take(now);
  return account === null || taken === null ? null : { ...taken, account };
}

async function settle(context: PublicContext, { account, method, value }: Taken, now: Date): Promise<void> {
  const { transaction } = context;
  await accountsStore(transaction).takeContact(account.id, method, value, now);
  const { email, phone, name: userName, language } = account;
  if (value !== (method === 'email' ? email : phone)) {
    // Invalidates the reset codes that were sent to the previous contact.
    await resetsStore(transaction).voidAll(account.id, now, method);
    await sendNotice(context, noticeOf[method], { userName, contacts: { email, phone }, language });
  }
  const session = await freshToken(context, account, now);
  context.actAs({ person: account, businessId: session?.businessId ?? null });
  context.note(maskedContact(value));
}

/** Prolongs the session of this browser if it belongs to the user of the code; a code alone does not sign in. */
async function freshToken(context: PublicContext, { id: userId, kind }: Account, now: Date) {
  const { sessionId, config, tokens } = context;
  if (sessionId === null) return null;
  const until = new Date(now.getTime() + config.SESSION_HOURS * hourMs);
  const session = await accessStore(context.transaction).prolongSession(sessionId, userId, { now, until });
  if (session === null) return null;
  const { businessId } = session;
  context.giveToken(tokens.sign({ sessionId, userId, businessId, app: appOf(kind) }, until));
  return session;
}
