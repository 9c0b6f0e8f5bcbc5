import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { prove } from './prove.ts';
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts';
import { enrolmentStore, recoveryCodesStore, secondFactorStore } from './store.ts';

/**
 * Confirms the second factor: the first code proves that the app has the secret. From now on signing in needs
 * a code.
 */
export const confirm: Handler<typeof contract.secondFactor.confirm> = async (input, context) => {
  const { transaction, person, sessionId, clock } = context;
  const factor = await secondFactorStore(transaction, person.id).one();
  refuseUnless(factor !== null, 'second-factor-not-begun');
  refuseUnless(factor.confirmedAt === null, 'second-factor-already-on');
  await prove(context, input);
  const enrolment = enrolmentStore(transaction, person.id);
  refuseUnless(await enrolment.confirm(clock.now()), 'second-factor-already-on');
  await enrolment.sessionHasEnrolled(sessionId);
  return { recoveryCodes: await replaceRecoveryCodes(context) };
};

/** Replaces the recovery codes by ten new ones, which are shown only this once. */
export async function replaceRecoveryCodes({ transaction, person }: SessionContext): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(plainCode(code)));
  await recoveryCodesStore(transaction, person.id).replace(hashes);
  return codes;
}
