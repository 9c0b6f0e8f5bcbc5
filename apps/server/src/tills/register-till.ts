import { tiranaDay } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { Clock } from '../platform/clock.ts';
import type { Outcome, TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import type { ResponseOf } from '../platform/tax-authority/services.ts';

export interface TillToRegister {
  /** The NIPT of the business. */
  readonly nuis: string;
  readonly businessUnitCode: string;
  /**
   * The name that the business gives the till. For the tax authority, the same name in the same business unit is the
   * same till.
   */
  readonly name: string;
  readonly softwareCode: string;
  readonly maintainerCode: string;
  readonly isVendingMachine?: boolean;
  /** The last day of use, such as 2026-11-14; without it, there is no end. */
  readonly lastDay?: string;
}

interface Using {
  readonly taxAuthority: TaxAuthority;
  readonly signer: Signer;
  readonly clock: Clock;
}

/**
 * Registers a till at the tax authority from today on, which replies with its TCR code. Idempotent: a
 * repeated call changes only the last day and returns the same code, so it can be retried after a lost reply.
 */
export async function registerTill(
  { taxAuthority, signer, clock }: Using,
  till: TillToRegister,
): Promise<Outcome<ResponseOf<'fiscalization', 'RegisterTCR'>>> {
  const TCR = {
    IssuerNUIS: till.nuis,
    BusinUnitCode: till.businessUnitCode,
    TCRIntID: till.name,
    SoftCode: till.softwareCode,
    MaintainerCode: till.maintainerCode,
    ValidFrom: tiranaDay(clock.now()),
    Type: till.isVendingMachine === true ? 'VENDING' : 'REGULAR',
    ...(till.lastDay === undefined ? {} : { ValidTo: till.lastDay }),
  } as const;
  return taxAuthority.ask('fiscalization', 'RegisterTCR', { TCR }, { signer });
}
