import type { FreeContext } from '../platform/http/context.ts';
import type { PlatformEInvoice } from './sent-e-invoices.ts';

/**
 * Leaves out the sent e-invoices of shops that the person may not see: the central platform knows no shops, and
 * row-level security hides their invoices here.
 */
export function visibleEInvoices<EInvoice extends Pick<PlatformEInvoice, 'EIC' | 'PartyType'>>(
  { inTransaction }: Pick<FreeContext, 'inTransaction'>,
  businessId: string,
  received: readonly EInvoice[],
): Promise<readonly EInvoice[]> {
  return inTransaction(async (transaction) => {
    const [shops] = await transaction.run('select tenant.sees_every_place() as "isEvery"', []);
    if (shops?.['isEvery'] === true) return received;
    const rows = await transaction.run<{ readonly eic: string }>(
      'select eic::text from tenant.e_invoices where business_id = $1 and eic = any ($2::uuid[])',
      [businessId, received.map(({ EIC }) => EIC)],
    );
    const visible = new Set(rows.map(({ eic }) => eic));
    return received.filter(({ EIC, PartyType }) => PartyType !== 'SELLER' || visible.has(EIC.toLowerCase()));
  });
}
