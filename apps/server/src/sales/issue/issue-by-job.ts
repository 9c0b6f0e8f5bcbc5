import type { SaleInput } from './cart-of.ts';
import { readSaleFacts, registerSale } from './register-sale.ts';
import type { Selling } from './selling.ts';

type Input = Parameters<typeof registerSale>[1] & SaleInput;

/**
 * Issues a sale for a job and returns the number of the invoice. A repeated call with the same sale id gets the
 * number of the first one, even if the exchange rate has changed since.
 */
export async function issueByJob(selling: Selling, input: Input): Promise<string> {
  const { transaction, businessId } = selling;
  const [known] = await transaction.run<{ readonly number: string }>(
    'select number_text as number from tenant.invoices where business_id = $1 and sale_id = $2',
    [businessId, input.saleId],
  );
  if (known !== undefined) return known.number;
  const sale = await registerSale(selling, input, await readSaleFacts(selling, input));
  return sale.numberText;
}
