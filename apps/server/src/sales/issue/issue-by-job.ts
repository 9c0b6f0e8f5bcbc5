import type { SaleInput } from './cart-of.ts';
import type { NewInvoice } from './new-invoice.ts';
import { readSaleFacts, registerSale } from './register-sale.ts';
import type { Selling } from './selling.ts';

type Input = Parameters<typeof registerSale>[1] & SaleInput;

/**
 * Issues a sale for a job. A repeated call with the same sale id gets the invoice of the first one, even if the
 * exchange rate has changed since.
 */
export async function issueByJob(
  selling: Selling,
  input: Input,
): Promise<Pick<NewInvoice, 'id' | 'numberText'>> {
  const { transaction, businessId } = selling;
  const [known] = await transaction.run<Pick<NewInvoice, 'id' | 'numberText'>>(
    'select id, number_text as "numberText" from tenant.invoices where business_id = $1 and sale_id = $2',
    [businessId, input.saleId],
  );
  return known ?? registerSale(selling, input, await readSaleFacts(selling, input));
}
