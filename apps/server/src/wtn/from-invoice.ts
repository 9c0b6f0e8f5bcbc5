import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, refuseUnless, type Buyer } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

interface InvoiceRow {
  readonly invoiceNumber: string;
  readonly tillId: string;
  readonly withVat: bigint;
  readonly buyer: Buyer | null;
  readonly address: string;
  readonly city: string;
}

interface LineRow {
  readonly articleId: string | null;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: bigint;
}

/** From the shop that sold to the buyer, with what was sold. */
export const fromInvoice: Handler<typeof contract.wtn.fromInvoice> = async (
  { invoiceId },
  { transaction, businessId },
) => {
  const [invoice] = await transaction.run<InvoiceRow>(readInvoice, [businessId, invoiceId]);
  refuseUnless(invoice !== undefined, 'not-found');
  const lines = await transaction.run<LineRow>(readLines, [businessId, invoiceId]);
  const { invoiceNumber, tillId, withVat, buyer, address, city } = invoice;
  return {
    invoiceId,
    invoiceNumber,
    tillId,
    // What corrects another invoice is worth less than nothing; no goods are.
    valueOfGoods: amountOf(withVat < 0n ? 0n : withVat),
    start: { address, city },
    destination: { address: buyer?.address ?? '', city: buyer?.town ?? '' },
    buyerName: buyer?.name ?? '',
    lines: lines.map((line) => ({ ...line, quantity: quantityOf(line.quantity) })),
  };
};

const readInvoice = `
  select invoice.number_text as "invoiceNumber", invoice.till_id as "tillId", invoice.with_vat as "withVat",
    invoice.buyer, shop.address, shop.city
  from tenant.invoices invoice
  join tenant.shops shop on shop.business_id = $1 and shop.id = invoice.shop_id
  where invoice.business_id = $1 and invoice.id = $2`;

const readLines = `
  select article_id as "articleId", name, case sku when '' then barcode else sku end as code, unit, quantity
  from tenant.invoice_lines where business_id = $1 and invoice_id = $2 and quantity > 0 order by place`;
