import { canonicalTaxId, Refusal, refuseUnless } from '@tezga/domain';
import { findTaxpayers, searchSigner } from '../../customers/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';
import type { SaleInput } from './cart-of.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';

/** Short, because the transaction of the sale stays open and the buyer waits during the call. */
const timeoutMs = 2000;

/**
 * At a till that verifies clients, refuses the sale if the tax register does not have the NIPT of the client. Late
 * invoices are not checked, because the buyer already has them, and a register that does not reply stops no sale. The
 * check runs before the sale locks till or stock, so other sales do not wait for the tax authority.
 */
export async function verifyClient(
  context: BusinessContext,
  { buyer, document }: Pick<SaleInput, 'buyer'> & Partial<Pick<SaleInput, 'document'>>,
  circumstances: SaleCircumstances | null,
): Promise<void> {
  const client = circumstances?.customer ?? buyer;
  const isLate = (document?.late ?? null) !== null;
  if (circumstances?.till.verifiesClient !== true || client?.idType !== 'NUIS' || isLate) return;
  const nuis = canonicalTaxId(client.idNumber);
  const signer = await searchSigner(context.transaction, context);
  const found = await findTaxpayers(context, { Tin: nuis }, { signer, timeoutMs }).catch(noReply);
  refuseUnless(
    found === null || found.some(({ Tin }) => canonicalTaxId(Tin) === nuis),
    'client-not-verified',
  );
}

function noReply(error: unknown): null {
  if (error instanceof Refusal && error.code === 'tax-authority-unreachable') return null;
  throw error;
}
