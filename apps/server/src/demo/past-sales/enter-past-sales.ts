import { startOfTiranaDay } from '@tezga/domain';
import { openControlApi } from '../control-api.ts';
import { dayAfter } from './history.ts';
import type { Writing } from './writing.ts';

/**
 * Registers the codes of the past invoices with the stand-in for the tax authority, so that it accepts corrections and
 * summaries of these invoices.
 */
export async function enterPastSales(
  { step, config, business, businessId }: Writing,
  firstDay: string,
  lastDay = firstDay,
): Promise<void> {
  const invoices = await step((transaction) =>
    transaction.run(
      `select invoice.iic, invoice.issued_at as "issuedAt" from tenant.invoices invoice
       join tenant.fiscal_documents document
         on document.business_id = $1 and document.id = invoice.id and document.status = 'fiscalized'
       where invoice.business_id = $1 and invoice.issued_at >= $2 and invoice.issued_at < $3`,
      [businessId, startOfTiranaDay(firstDay), startOfTiranaDay(dayAfter(lastDay))],
    ),
  );
  if (invoices.length === 0) return;
  const control = await openControlApi(config);
  await control.post('/invoices', { nuis: business.nipt, invoices });
}
