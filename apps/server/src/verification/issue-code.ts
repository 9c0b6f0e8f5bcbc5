import { sendCode, type MessageContext } from '../messages/index.ts';
import type { Account } from './accounts-store.ts';
import { codeHash, newCode, type Method } from './codes.ts';
import { contactsStore, resetsStore, type Purpose } from './codes-store.ts';

const goodForMs: Record<Purpose, number> = { verification: 24 * 3_600_000, reset: 30 * 60_000 };

type Holder = Pick<Account, 'id' | 'name' | 'language'>;

/** Saves an unverified contact and sends its code; returns the contact's id. */
export async function issueVerification(
  context: MessageContext,
  holder: Holder,
  method: Method,
  value: string,
): Promise<string> {
  const { code, made } = makeCode(context, 'verification', holder, method);
  const methodId = await contactsStore(context.transaction).put(made, value);
  await deliver(context, { purpose: 'verification', holder, recipient: value, code, made });
  return methodId;
}

/** Sends a code that allows a new password. */
export async function issueReset(
  context: MessageContext,
  holder: Holder,
  method: Method,
  contact: string,
): Promise<void> {
  const { code, made } = makeCode(context, 'reset', holder, method);
  await resetsStore(context.transaction).add(made);
  await deliver(context, { purpose: 'reset', holder, recipient: contact, code, made });
}

function makeCode(context: MessageContext, purpose: Purpose, { id: userId }: Holder, method: Method) {
  const now = context.clock.now();
  const code = newCode(method);
  const expiresAt = new Date(now.getTime() + goodForMs[purpose]);
  return { code, made: { userId, method, codeHash: codeHash(code), now, expiresAt } };
}

interface Delivery {
  readonly purpose: Purpose;
  readonly holder: Holder;
  readonly recipient: string;
  readonly code: string;
  readonly made: { readonly method: Method; readonly expiresAt: Date };
}

function deliver(context: MessageContext, { purpose, holder, recipient, code, made }: Delivery) {
  const { method, expiresAt } = made;
  const { name: userName, language } = holder;
  return sendCode(context, { purpose, method, recipient, code, expiresAt, userName, language });
}
