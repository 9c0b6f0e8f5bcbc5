import type { MessageContext, Recipient } from '../messages/index.ts';
import { issueVerification } from './issue-code.ts';

/** For an account opened by someone else: its contacts wait for the codes that are sent to them now. */
export async function beginVerification(
  context: MessageContext,
  { userId, userName, contacts, language }: Recipient & { readonly userId: string },
): Promise<void> {
  const holder = { id: userId, name: userName, language };
  if (contacts.email !== null) await issueVerification(context, holder, 'email', contacts.email);
  if (contacts.phone !== null) await issueVerification(context, holder, 'tel', contacts.phone);
}
