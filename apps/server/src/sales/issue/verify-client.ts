import { canonicalTaxId, refuseUnless } from '@tezga/domain';
import { findTaxpayers, searchSigner } from '../../customers/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';
import type { SaleInput } from './cart-of.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';

/** Short, because the transaction of the sale and a waiting buyer depend on it. */
const timeoutMs = 5000;

/**
 * At a till that verifies clients, the sale is refused if the tax register does not have the NIPT of the client. It
 * runs before the sale locks anything, so other sales do not wait for the tax authority.
 */
export async function verifyClient(
  context: BusinessContext,
  { buyer }: Pick<SaleInput, 'buyer'>,
  circumstances: SaleCircumstances | null,
): Promise<void> {
  const client = circumstances?.customer ?? buyer;
  if (circumstances?.till.verifiesClient !== true || client?.idType !== 'NUIS') return;
  const nuis = canonicalTaxId(client.idNumber);
  const signer = await searchSigner(context.transaction, context);
  const found = await findTaxpayers(context, { Tin: nuis }, { signer, timeoutMs });
  refuseUnless(
    found.some(({ Tin }) => canonicalTaxId(Tin) === nuis),
    'client-not-verified',
  );
}
