import type { contract } from '@tezga/contract';
import { refuseUnless, type Money } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalResults } from '../../fiscalization/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';
import type { NewInvoice } from './new-invoice.ts';

type Issued = z.output<typeof contract.sales.issue.output>;

interface SentSale {
  readonly saleId: string;
  readonly fingerprint: Buffer;
}

/**
 * Idempotency by sale id: a repeated request gets the reply of the first one. If its content differs, it is refused,
 * because otherwise the sender would believe that the invoice has the new content.
 */
export async function issueOnce(
  context: BusinessContext,
  sent: SentSale,
  register: () => Promise<NewInvoice>,
): Promise<Issued> {
  return (await issuedBefore(context, sent)) ?? issuedNow(context, await register());
}

/** The reply for a sale that this request has issued. */
export function issuedNow(context: BusinessContext, sold: NewInvoice): Issued {
  context.note(sold.numberText);
  return {
    _id: sold.id,
    invoiceNumber: sold.numberText,
    nslf: sold.iic,
    issueDateTime: sold.issuedAt.toISOString(),
    totalPrice: sold.invoice.totals.withVat,
    currencyCode: sold.invoice.currency,
    change: sold.change,
    status: 'pending',
  };
}

/**
 * Idempotency lookup: the reply for a sale that an earlier request has issued with this sale id; null if there is
 * none.
 */
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
    totalPrice: row['with_vat'] as Money,
    currencyCode: String(row['currency']),
    change: row['change_given'] as Money,
    status: resultOf(id).status,
  };
}

// BETWEEN with ORDER BY makes the planner scan the index on sale ids, even if its statistics are outdated. With
// `sale_id = $2` it would drop the ORDER BY as redundant, and then might not choose the index.
const readIssued = `
  select id, number_text, iic, issued_at, with_vat, currency, change_given, fingerprint from tenant.invoices
  where business_id = $1 and sale_id between $2 and $2 order by sale_id limit 1`;
