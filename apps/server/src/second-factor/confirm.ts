import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { prove } from './prove.ts';
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts';
import { enrolmentStore, recoveryCodesStore, secondFactorStore } from './store.ts';

/** The first code of the app shows that it has the secret; from now on signing in asks for one. */
export const confirm: Handler<typeof contract.secondFactor.confirm> = async (input, context) => {
  const { transaction, person, sessionId, clock } = context;
  const factor = await secondFactorStore(transaction, person.id).one();
  refuseUnless(factor !== null, 'second-factor-not-begun');
  refuseUnless(factor.confirmedAt === null, 'second-factor-already-on');
  await prove(context, input);
  const enrolment = enrolmentStore(transaction, person.id);
  refuseUnless(await enrolment.confirm(clock.now()), 'second-factor-already-on');
  await enrolment.sessionHasEnrolled(sessionId);
  return { recoveryCodes: await giveRecoveryCodes(context) };
};

/** Ten new codes in place of those before; they are shown this once. */
export async function giveRecoveryCodes({ transaction, person }: SessionContext): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(plainCode(code)));
  await recoveryCodesStore(transaction, person.id).replace(hashes);
  return codes;
}
