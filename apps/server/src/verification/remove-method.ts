import type { contract } from '@tezga/contract';
import { maskedContact, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { contactsStore } from './codes-store.ts';

export const removeMethod: Handler<typeof contract.verification.removeMethod> = async (
  { methodId },
  context,
) => {
  const value = await contactsStore(context.transaction).remove(context.person.id, 'id', methodId);
  refuseUnless(value !== null, 'not-found');
  context.note(maskedContact(value));
  return {};
};
