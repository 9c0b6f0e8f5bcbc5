import { addressBlock, Refusal } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import { enrolmentStore, wrongCodesStore } from './store.ts';
import { useCode } from './use-code.ts';

/**
 * Checks the password and a code of the signed-in user again, so that another person at an unattended device cannot
 * make the change.
 */
export async function prove(
  context: SessionContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  const { transaction, person } = context;
  await useCode(transaction, { ...context, userId: person.id, code });
  const hash = await enrolmentStore(transaction, person.id).passwordHash();
  if (await passwordFits(hash, password)) return;
  // The transaction is committed, so that the wrong password counts like a wrong code and the code stays used up.
  await wrongCodesStore(transaction, person.id).add(addressBlock(context.address), context.clock.now());
  throw new Refusal('wrong-password', {}, { commitsWork: true });
}
