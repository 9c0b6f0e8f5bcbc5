import type { MessageContext, Recipient } from '../messages/index.ts';
import type { Method } from './codes.ts';
import { sendingsStore } from './codes-store.ts';
import { issueVerification } from './issue-code.ts';

/** Sends verification codes to the contacts of a user that another person created. */
export async function beginVerification(
  context: MessageContext,
  { userId, userName, contacts, language }: Recipient & { readonly userId: string },
): Promise<void> {
  const begin = async (method: Method, contact: string) => {
    await sendingsStore(context.transaction).add(userId, 'verification', method, context.clock.now());
    await issueVerification(context, { id: userId, name: userName, language }, method, contact);
  };
  if (contacts.email !== null) await begin('email', contacts.email);
  if (contacts.phone !== null) await begin('tel', contacts.phone);
}
