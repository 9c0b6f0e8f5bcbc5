import type { contract } from '@tezga/contract';
import { appOf } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler, PublicContext } from '../platform/http/context.ts';
import { accountsStore, type Account } from './accounts-store.ts';
import { codeHash } from './codes.ts';
import { contactsStore, resetsStore } from './codes-store.ts';
import { tryCode } from './try-code.ts';
import { waysInStore } from './ways-in-store.ts';

const hourMs = 3_600_000;
const noticeOf = { email: 'emailReplaced', tel: 'phoneReplaced' } as const;

export const verifyCode: Handler<typeof contract.verification.verifyCode> = async ({ code }, context) => {
  const { transaction, clock } = context;
  const accounts = accountsStore(transaction);
  const now = clock.now();
  const { account, method, value } = await tryCode(transaction, context, async () => {
    const taken = await contactsStore(transaction).take(codeHash(code), now);
    const holder = taken === null ? null : await accounts.lock(taken.user_id);
    return taken === null || holder === null ? null : { ...taken, account: holder };
  });

  await accounts.takeContact(account.id, method, value, now);
  const { email, phone, name: userName, language } = account;
  if (value !== (method === 'email' ? email : phone)) {
    // A code that went to the contact before opens nothing any more.
    await resetsStore(transaction).voidAll(account.id, now, method);
    await sendNotice(context, noticeOf[method], { userName, contacts: { email, phone }, language });
  }
  const session = await freshToken(context, account, now);
  context.actAs({ person: account, businessId: session?.businessId ?? null });
  context.note(value);
  return { method, contact: value };
};

/** Who is signed in as the same person in this browser stays so for longer; a code alone lets nobody in. */
async function freshToken(context: PublicContext, { id: userId, kind }: Account, now: Date) {
  const { sessionId, config, tokens } = context;
  if (sessionId === null) return null;
  const until = new Date(now.getTime() + config.SESSION_HOURS * hourMs);
  const session = await waysInStore(context.transaction).prolongSession(sessionId, userId, { now, until });
  if (session === null) return null;
  const { businessId } = session;
  context.giveToken(tokens.sign({ sessionId, userId, businessId, app: appOf(kind) }, until));
  return session;
}
