import { resendMovements } from '../../cash-register/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';

/**
 * Resends refused drawer openings of the invoices' days, because the tax authority accepts a cash invoice only after
 * the opening.
 */
export async function resendOpenings(
  { transaction, businessId, clock }: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'>,
  invoiceIds: readonly string[],
): Promise<void> {
  const rows = await transaction.run(readRefused, [businessId, invoiceIds]);
  const ids = rows.map(({ id }) => String(id));
  if (ids.length > 0) await resendMovements(transaction, businessId, { ids, now: clock.now() });
}

const readRefused = `
  select distinct document.id from tenant.invoices invoice
  join tenant.drawer_days drawer
    on drawer.business_id = $1 and drawer.till_id = invoice.till_id and drawer.day = invoice.day
  join tenant.fiscal_documents document on document.business_id = $1 and document.id = drawer.opening_id
  where invoice.business_id = $1 and invoice.id = any ($2::text[]) and invoice.type = 'CASH'
    and document.status = 'error'`;
