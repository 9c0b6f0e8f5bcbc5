import { Refusal } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { BusinessContext } from '../platform/http/context.ts';

type Asking = Pick<BusinessContext, 'businessId' | 'config' | 'clock' | 'taxAuthority'>;
type Signer = Awaited<ReturnType<typeof businessSigner>>['signer'];

export type TaxpayerFilter = { readonly Tin: string } | { readonly Name: string };

/** The signer of the business, which signs the requests of a search. */
export async function searchSigner(transaction: Transaction, context: Asking): Promise<Signer> {
  const { businessId, config, clock } = context;
  return (await businessSigner({ transaction, businessId, config, clock })).signer;
}

/** Searches the register of the tax authority. */
export async function findTaxpayers(
  { taxAuthority }: Pick<Asking, 'taxAuthority'>,
  Filter: TaxpayerFilter,
  options: { readonly signer: Signer; readonly timeoutMs: number },
) {
  const outcome = await taxAuthority.ask('einvoice', 'GetTaxpayers', { Filter }, options);
  if (outcome.kind === 'failure') {
    const { diagnosis } = outcome;
    if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
    throw new Refusal('tax-authority-refused', { fault: diagnosis });
  }
  return outcome.value.Taxpayers.Taxpayer ?? [];
}
