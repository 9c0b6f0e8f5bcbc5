import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { setPin } from './store.ts';

export const changePin: Handler<typeof contract.employees.changePin> = async ({ pin }, context) => {
  const { transaction, businessId, person, clock } = context;
  refuseUnless(context.openedBy !== 'admin', 'opened-by-admin');
  const pinHash = await hashPassword(pin);
  const isSet = await setPin(transaction, { businessId, userId: person.id, pinHash, at: clock.now() });
  refuseUnless(isSet, 'not-found');
  return {};
};
