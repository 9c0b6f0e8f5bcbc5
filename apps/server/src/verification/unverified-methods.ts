import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { contactsStore } from './codes-store.ts';

export const unverifiedMethods: Handler<typeof contract.verification.unverifiedMethods> = async (
  _input,
  { transaction, person },
) => {
  const contacts = await contactsStore(transaction).ofPerson(person.id);
  return {
    unverifiedMethods: contacts.map((contact) => ({
      _id: contact.id,
      method: contact.method,
      value: contact.value,
      sentAt: contact.sent_at.toISOString(),
      expiresAt: contact.expires_at.toISOString(),
    })),
  };
};
