import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContext, FreeHandler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { fingerprintOf } from '../platform/http/replies.ts';
import { accountsStore } from './accounts-store.ts';
import { answersStore } from './answers-store.ts';
import { contactsStore, resetsStore } from './codes-store.ts';
import { findReset, type FoundReset } from './find-reset.ts';
import { replacePassword } from './replace-password.ts';

const action = 'verification.setNewPassword';

/**
 * Hashes the password between two transactions, because hashing is slow and must not occupy a database connection.
 * The second transaction uses up the code, so only one of several concurrent calls succeeds.
 */
export const setNewPassword: FreeHandler<typeof contract.verification.setNewPassword> = {
  async freely(input, context) {
    const { fnp, userId, businessId, method, code } = input;
    const { config, requestId } = context;
    const request = fingerprintOf(config.TOKEN_SECRET, action, { requestId, input });
    const isFitting = (found: FoundReset) =>
      found.userId === userId &&
      found.method === method &&
      (businessId === null || found.businessId === businessId);
    const reset = await context.inTransaction(async (transaction) => {
      const earlier = await answersStore(transaction, request).earlierReply();
      return earlier === null ? findReset(transaction, context, code, isFitting) : null;
    });
    if (reset === null) return {};
    const passwordHash = await hashPassword(fnp);
    await context.inTransaction(async (transaction) => {
      const answers = answersStore(transaction, request);
      if ((await answers.earlierReply()) !== null) return;
      await change(transaction, context, reset, { password: fnp, passwordHash });
      await answers.save({}, context.clock.now());
    });
    return {};
  },
};

async function change(
  transaction: Transaction,
  context: FreeContext,
  { resetId, userId, businessId, method, name }: FoundReset,
  { password, passwordHash }: { readonly password: string; readonly passwordHash: string },
): Promise<void> {
  const now = context.clock.now();
  // Lock order: first the user, then the codes, so that no deadlock is possible.
  const account = await accountsStore(transaction).lock(userId);
  const isMine = account !== null && (await resetsStore(transaction).use(resetId, now));
  refuseUnless(isMine, 'code-not-valid');
  const recipient = await replacePassword(transaction, {
    userId,
    passwordHash,
    chosen: { password, path: 'fnp' },
    mustChange: false,
    exceptSessionId: null,
    now,
  });
  // The typed code proves that the user has access to the contact it was sent to.
  await accountsStore(transaction).markVerified(userId, method, now);
  const { email, phone } = recipient.contacts;
  await contactsStore(transaction).remove(userId, 'value', (method === 'email' ? email : phone) ?? '');
  await sendNotice(
    { ...context, transaction, addJob: (task, payload) => addJob(transaction, task, payload) },
    'passwordChanged',
    recipient,
  );
  await recordActivity(transaction, {
    isBound: false,
    actor: { person: { id: userId, name }, businessId },
    at: now,
    action,
    subject: null,
    requestId: context.requestId,
    device: context.device,
  });
}
