import { tiranaDay } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { Clock } from '../platform/clock.ts';
import type { Outcome, TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import type { ResponseOf } from '../platform/tax-authority/services.ts';

export interface TillToRegister {
  /** The NIPT of the business. */
  readonly nuis: string;
  readonly businessUnitCode: string;
  /** What the business itself calls it. The same name in the same place is the same till. */
  readonly name: string;
  readonly softwareCode: string;
  readonly maintainerCode: string;
  readonly isVendingMachine?: boolean;
  /** The last day it is used, 2026-11-14; left out: it has none. */
  readonly lastDay?: string;
}

interface Using {
  readonly taxAuthority: TaxAuthority;
  readonly signer: Signer;
  readonly clock: Clock;
}

/**
 * Makes a till known to the tax authority from today on, which answers with its TCR code. Said again, only its last day
 * changes and the code stays, so that a lost answer can simply be asked for once more.
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
