import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import type { Account } from './accounts-store.ts';
import type { Method } from './codes.ts';
import { issueReset } from './issue-code.ts';
import { ownAccount } from './own-account.ts';
import { countSendingOrRefuse } from './sending-limits.ts';

export const askOwnReset: Handler<typeof contract.verification.askOwnReset> = async (_input, context) => {
  const account = await ownAccount(context);
  const { method, contact } = surestContact(account);
  const sending = { userId: account.id, purpose: 'reset', method, now: context.clock.now() } as const;
  await countSendingOrRefuse(context.transaction, sending);
  await issueReset(context, account, method, contact);
  return { method, contact };
};

/** Prefers a verified contact, and e-mail before phone. */
function surestContact(account: Account): { method: Method; contact: string } {
  const { email, phone, email_verified_at: emailVerifiedAt, phone_verified_at: phoneVerifiedAt } = account;
  const isByPhone = email === null || (emailVerifiedAt === null && phoneVerifiedAt !== null);
  if (isByPhone && phone !== null) return { method: 'tel', contact: phone };
  return { method: 'email', contact: email ?? '' };
}
