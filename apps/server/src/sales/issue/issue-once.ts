import type { contract } from '@tezga/contract';
import { amountOf, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalResults } from '../../fiscalization/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';
import type { NewInvoice } from './new-invoice.ts';

type Issued = z.input<typeof contract.sales.issue.output>;

interface SentSale {
  readonly saleId: string;
  readonly fingerprint: Buffer;
}

/**
 * Issues once: a request with the same sale id and the same content gets the first answer. The same sale id with other
 * content is refused, because the person who sent it would take the invoice for what they typed last.
 */
export async function issueOnce(
  context: BusinessContext,
  sent: SentSale,
  register: () => Promise<NewInvoice>,
): Promise<Issued> {
  return (await issuedBefore(context, sent)) ?? issuedNow(context, await register());
}

/** The answer to a sale that was just issued. */
export function issuedNow(context: BusinessContext, sold: NewInvoice): Issued {
  context.note(sold.numberText);
  return {
    _id: sold.id,
    invoiceNumber: sold.numberText,
    nslf: sold.iic,
    issueDateTime: sold.issuedAt.toISOString(),
    totalPrice: amountOf(sold.invoice.totals.withVat),
    currencyCode: sold.invoice.currency,
    change: amountOf(sold.change),
    status: 'pending',
  };
}

/** The answer the sale had when it was first sent; null where it is new. */
export async function issuedBefore(
  { transaction, businessId }: BusinessContext,
  { saleId, fingerprint }: SentSale,
): Promise<Issued | null> {
  const [row] = await transaction.run(readIssued, [businessId, saleId]);
  if (row === undefined) return null;
  const id = String(row['id']);
  const saved = row['fingerprint'] as Buffer | null;
  refuseUnless(saved === null || fingerprint.equals(saved), 'sale-issued-otherwise', {
    takenBy: row['number_text'],
    issuedInvoiceId: id,
  });
  const resultOf = await fiscalResults(transaction, businessId, [id]);
  return {
    _id: id,
    invoiceNumber: String(row['number_text']),
    nslf: String(row['iic']),
    issueDateTime: (row['issued_at'] as Date).toISOString(),
    totalPrice: amountOf(row['with_vat'] as bigint),
    currencyCode: String(row['currency']),
    change: amountOf(row['change_given'] as bigint),
    status: resultOf(id).status,
  };
}

// In an order, so that the index of sales is used also while the planner knows of too few invoices to prefer it; where it
// is told that the id equals one value, it takes the order for needless.
const readIssued = `
  select id, number_text, iic, issued_at, with_vat, currency, change_given, fingerprint from tenant.invoices
  where business_id = $1 and sale_id between $2 and $2 order by sale_id limit 1`;
