import type { contract } from '@tezga/contract';
import { canonicalContact, refuseUnless } from '@tezga/domain';
import { createAccount } from '../access/index.ts';
import { assignRole, lockAdminRights, refuseReseller, roleToGive } from '../admin-roles/index.ts';
import { sendWelcome } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { beginVerification } from '../verification/index.ts';

export const create: Handler<typeof contract.admins.create> = async (input, context) => {
  const { transaction, clock, language } = context;
  const { name, email, tel, userType: kind, roleId } = input;
  const own = await lockAdminRights(context);
  refuseReseller(own);
  await roleToGive(transaction, own, roleId);
  const contacts = {
    email: email === null ? null : canonicalContact(email),
    phone: tel === null ? null : canonicalContact(tel),
  };
  const account = await createAccount(transaction, { kind, name, ...contacts, language, now: clock.now() });
  refuseUnless(account !== null, 'contact-taken');
  const { id: userId, username, password } = account;
  await assignRole(transaction, userId, roleId);
  await sendWelcome(context, { userName: name, contacts, username, password, businessName: null, language });
  await beginVerification(context, { userId, userName: name, contacts, language });
  context.note(name);
  return { userId };
};
