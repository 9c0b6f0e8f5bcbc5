import type { contract } from '@tezga/contract';
import { canonicalContact, refuseUnless } from '@tezga/domain';
import { sendWelcome } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { beginVerification } from '../verification/index.ts';
import { createAccount } from './create-account.ts';

export const signUp: Handler<typeof contract.access.signUp> = async ({ name, email, tel }, context) => {
  const { transaction, clock, language } = context;
  const contacts = {
    email: email === null ? null : canonicalContact(email),
    phone: tel === null ? null : canonicalContact(tel),
  };
  const account = await createAccount(transaction, {
    kind: 'business',
    name,
    ...contacts,
    language,
    now: clock.now(),
  });
  refuseUnless(account !== null, 'contact-taken');
  const { username, password } = account;
  await sendWelcome(context, { userName: name, contacts, username, password, businessName: null, language });
  await beginVerification(context, { userId: account.id, userName: name, contacts, language });
  context.note(name);
  return { userId: account.id };
};
