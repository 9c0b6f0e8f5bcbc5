import { refuseUnless, type UserKind } from '@tezga/domain';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { secondFactorStore } from './store.ts';
import { useCode, type TypedCode } from './use-code.ts';

/**
 * Super admins need a second factor, because they see every business; the demo has none, because everybody
 * knows its password.
 */
export const isRequiredFor = (kind: UserKind, { SECOND_FACTOR_REQUIRED, TEZGA_DEMO }: Config): boolean =>
  kind === 'SA' && (SECOND_FACTOR_REQUIRED ?? !TEZGA_DEMO);

interface SigningIn extends Omit<TypedCode, 'code'> {
  readonly kind: UserKind;
  /** Null if no code was typed yet. */
  readonly code: string | null;
}

/** Whether a signed-in user must set up a second factor before anything else. */
export async function mustEnrolNow(
  transaction: Transaction,
  config: Config,
  { id, kind }: { readonly id: string; readonly kind: UserKind },
): Promise<boolean> {
  if (!isRequiredFor(kind, config)) return false;
  const factor = await secondFactorStore(transaction, id).one();
  return factor === null || factor.confirmedAt === null;
}

/**
 * Checks the code after the password was right. Returns whether the user must first set up a second factor.
 */
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
