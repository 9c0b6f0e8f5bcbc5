import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, refuseUnless, type Buyer, type Money, type Quantity } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

interface InvoiceRow {
  readonly numberText: string;
  readonly tillId: string;
  readonly withVat: Money;
  readonly buyer: Buyer | null;
  readonly address: string;
  readonly city: string;
}

interface LineRow {
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Quantity;
}

/** From the shop that sold to the buyer, with what was sold. */
export const fromInvoice: Handler<typeof contract.wtn.fromInvoice> = async (
  { invoiceId },
  { transaction, businessId },
) => {
  const [[found], lines] = await Promise.all([
    transaction.run(readInvoice, [businessId, invoiceId]),
    transaction.run(readLines, [businessId, invoiceId]),
  ]);
  refuseUnless(found !== undefined, 'not-found');
  const { numberText, tillId, withVat, buyer, address, city } = found as unknown as InvoiceRow;
  return {
    invoiceId,
    invoiceNumber: numberText,
    tillId,
    // What corrects another invoice is worth less than nothing; no goods are.
    valueOfGoods: amountOf(withVat < 0n ? 0n : withVat),
    start: { address, city },
    destination: { address: buyer?.address ?? '', city: buyer?.town ?? '' },
    buyerName: buyer?.name ?? '',
    lines: (lines as unknown as readonly LineRow[]).map((line) => ({
      articleId: line.articleId,
      name: line.name,
      code: line.sku === '' ? line.barcode : line.sku,
      unit: line.unit,
      quantity: quantityOf(line.quantity),
    })),
  };
};

const readInvoice = `
  select invoice.number_text as "numberText", invoice.till_id as "tillId", invoice.with_vat as "withVat", invoice.buyer,
    shop.address, shop.city
  from tenant.invoices invoice
  join tenant.shops shop on shop.business_id = $1 and shop.id = invoice.shop_id
  where invoice.business_id = $1 and invoice.id = $2`;

const readLines = `
  select article_id as "articleId", name, sku, barcode, unit, quantity
  from tenant.invoice_lines where business_id = $1 and invoice_id = $2 and quantity > 0 order by place`;
