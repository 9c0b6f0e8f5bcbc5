import { refuseUnless, type UserKind } from '@tezga/domain';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { secondFactorStore } from './store.ts';
import { useCode, type TypedCode } from './use-code.ts';

/** Super admins see every business, so they need one; the demonstration is open to everybody by its one password. */
export const isRequiredFor = (kind: UserKind, { SECOND_FACTOR_REQUIRED, TEZGA_DEMO }: Config): boolean =>
  kind === 'SA' && (SECOND_FACTOR_REQUIRED ?? !TEZGA_DEMO);

interface SigningIn extends Omit<TypedCode, 'code'> {
  readonly kind: UserKind;
  /** Null where none was typed yet. */
  readonly code: string | null;
}

/** Whether someone who is in has to set a second factor up before anything else. */
export async function mustEnrolNow(
  transaction: Transaction,
  config: Config,
  { id, kind }: { readonly id: string; readonly kind: UserKind },
): Promise<boolean> {
  if (!isRequiredFor(kind, config)) return false;
  const factor = await secondFactorStore(transaction, id).one();
  return factor === null || factor.confirmedAt === null;
}

/** Asks for the code of someone whose password was right. Says whether they have to set a second factor up first. */
export async function checkSecondFactor(
  transaction: Transaction,
  { kind, code, ...person }: SigningIn,
): Promise<{ readonly mustEnrol: boolean }> {
  const factor = await secondFactorStore(transaction, person.userId).one();
  if (factor === null || factor.confirmedAt === null)
    return { mustEnrol: isRequiredFor(kind, person.config) };
  refuseUnless(code !== null, 'second-factor-needed');
  await useCode(transaction, { ...person, code });
  return { mustEnrol: false };
}
