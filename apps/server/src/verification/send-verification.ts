import type { contract } from '@tezga/contract';
import { maskedContact, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { contactsStore } from './codes-store.ts';
import { issueVerification } from './issue-code.ts';
import { ownAccount } from './own-account.ts';
import { countSendingOrRefuse } from './sending-limits.ts';

export const sendVerification: Handler<typeof contract.verification.sendVerification> = async (
  { methodId },
  context,
) => {
  const { transaction, clock } = context;
  const account = await ownAccount(context);
  const waiting = await contactsStore(transaction).ofPerson(account.id);
  const contact = waiting.find(({ id }) => id === methodId);
  refuseUnless(contact !== undefined, 'not-found');
  const { method, value } = contact;
  const sending = { userId: account.id, purpose: 'verification', method, now: clock.now() } as const;
  await countSendingOrRefuse(transaction, sending);
  await issueVerification(context, account, method, value);
  context.note(maskedContact(value));
  return {};
};
