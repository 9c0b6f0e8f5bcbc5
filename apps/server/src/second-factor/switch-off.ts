import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { prove } from './prove.ts';
import { isRequiredFor } from './sign-in-check.ts';
import { secondFactorStore } from './store.ts';

export const switchOff: Handler<typeof contract.secondFactor.switchOff> = async (input, context) => {
  const { transaction, person, config } = context;
  refuseUnless(!isRequiredFor(person.kind, config), 'second-factor-required');
  await proveInUse(context, input);
  await secondFactorStore(transaction, person.id).remove();
  return {};
};

/** Checks password and code of a user with a confirmed second factor. */
export async function proveInUse(context: SessionContext, typed: Parameters<typeof prove>[1]): Promise<void> {
  const factor = await secondFactorStore(context.transaction, context.person.id).one();
  refuseUnless(factor !== null && factor.confirmedAt !== null, 'second-factor-not-begun');
  await prove(context, typed);
}
