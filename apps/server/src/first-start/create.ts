import type { contract } from '@tezga/contract';
import { canonicalContact, containsOwnName, refuseUnless, rootRoleCode } from '@tezga/domain';
import { insertAccount, openSession } from '../access/index.ts';
import { assignRole, defaultRole } from '../admin-roles/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContext, FreeHandler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { mustEnrolNow } from '../second-factor/index.ts';
import { beginVerification } from '../verification/index.ts';
import { hashOf } from './code.ts';
import { lockFirstStart } from './prepare.ts';
import { firstStartStore } from './store.ts';
import { tryCode } from './try-code.ts';

/**
 * Computes the hash of the password without a database connection. The last transaction marks the code as used under
 * a lock, so only one of several concurrent calls succeeds.
 */
export const create: FreeHandler<typeof contract.firstStart.create> = {
  async freely({ code, name, email, newPassword }, context) {
    const hash = hashOf(code);
    await context.inTransaction((transaction) => tryCode(transaction, context, hash));
    const contacts = { email: canonicalContact(email), phone: null };
    const isNamed = containsOwnName(newPassword, { name, ...contacts });
    const problems = [{ path: 'newPassword', code: 'password-with-name', limit: null }];
    refuseUnless(!isNamed, 'invalid-input', { problems });
    const passwordHash = await hashPassword(newPassword);
    await context.inTransaction(async (transaction) => {
      await lockFirstStart(transaction);
      refuseUnless(await firstStartStore(transaction).use(hash), 'first-start-over');
      await createAdmin(transaction, context, { name, contacts, passwordHash });
    });
    return {};
  },
};

interface FirstAdmin {
  readonly name: string;
  readonly contacts: { readonly email: string; readonly phone: null };
  readonly passwordHash: string;
}

async function createAdmin(
  transaction: Transaction,
  context: FreeContext,
  { name, contacts, passwordHash }: FirstAdmin,
): Promise<void> {
  const { clock, config, language, requestId, device } = context;
  const now = clock.now();
  const password = { passwordHash, mustChange: false };
  const account = { kind: 'SA', name, ...contacts, language, now, ...password } as const;
  const id = await insertAccount(transaction, account);
  refuseUnless(id !== null, 'contact-taken');
  await assignRole(transaction, id, await defaultRole(transaction, rootRoleCode));
  const messages = {
    ...context,
    transaction,
    addJob: (task: string, payload: object) => addJob(transaction, task, payload),
  };
  await beginVerification(messages, { userId: id, userName: name, contacts, language });
  const person = { id, kind: account.kind, name };
  const mustEnrol = await mustEnrolNow(transaction, config, person);
  await openSession({ ...context, transaction }, person, null, { mustEnrol });
  await recordActivity(transaction, {
    isBound: false,
    actor: { person, businessId: null },
    at: now,
    action: 'firstStart.create',
    subject: name,
    requestId,
    device,
  });
}
