import type { Transaction } from '../../platform/database/transaction.ts';
import { inOrderOf, linesByDocument } from '../../platform/documents/read-documents.ts';
import type { LineRow, ListedRow, WholeRow } from '../issue/stored-invoice.ts';

export const invoicePrints = {
  documents: 'tenant.invoices',
  prints: 'tenant.invoice_prints',
  key: 'invoice_id',
} as const;

interface Of {
  readonly documentId: string;
}

/** Queries for the issued invoices of one business. */
export function invoicesRead(transaction: Transaction, businessId: string) {
  return {
    /** The invoices in the order of the ids; unknown ids are left out. */
    listed: async (ids: readonly string[]): Promise<ListedRow[]> =>
      inOrderOf(ids, await transaction.run<ListedRow>(readListed, [businessId, ids])),

    whole: async (ids: readonly string[]): Promise<WholeRow[]> =>
      inOrderOf(ids, await transaction.run<WholeRow>(readWhole, [businessId, ids])),

    /** Lines by invoice, in their order. */
    lines: async (ids: readonly string[]): Promise<Map<string, LineRow[]>> =>
      linesByDocument(ids, await transaction.run<LineRow & Of>(readLines, [businessId, ids])),

    async idWithCode(code: string): Promise<string | null> {
      const [row] = await transaction.run(
        `select id from tenant.fiscal_documents where business_id = $1 and code = $2 and kind = 'invoice'`,
        [businessId, code],
      );
      return row === undefined ? null : String(row['id']);
    },
  };
}

const listedColumns = `
  invoice.id, invoice.sale_id as "saleId", invoice.type, invoice.class, invoice.number_text as "numberText",
  invoice.issued_at as "issuedAt", invoice.shop_id as "shopId", shop.name as "shopName", invoice.till_id as "tillId", till.name as "tillName",
  invoice.operator_id as "operatorId", invoice.operator_name as "operatorName", invoice.customer_id as "customerId",
  invoice.buyer_name as "buyerName", invoice.buyer_id_number as "buyerIdNumber", invoice.client_code as "clientCode",
  invoice.currency, invoice.without_vat as "withoutVat", invoice.vat, invoice.with_vat as "withVat",
  invoice.in_currency as "inCurrency", invoice.payments, invoice.line_count as "lineCount", invoice.cost, invoice.iic,
  invoice.is_e_invoice as "isEInvoice", invoice.pay_deadline::text as "payDeadline",
  debt.charged, debt.open`;

const fromInvoices = `
  from tenant.invoices invoice
  join tenant.shops shop on shop.business_id = $1 and shop.id = invoice.shop_id
  join tenant.tills till on till.business_id = $1 and till.id = invoice.till_id
  left join lateral (
    select sum(item.charged_mon)::bigint as charged, sum(item.open_mon)::bigint as open from tenant.open_items item
    where item.business_id = $1 and item.side = 'customer' and item.document_id = invoice.id
  ) debt on true
  where invoice.business_id = $1 and invoice.id = any ($2::text[])`;

const readListed = `select ${listedColumns} ${fromInvoices}`;

const readWhole = `
  select ${listedColumns}, invoice.number, invoice.business_unit_code as "businessUnitCode",
    invoice.tcr_code as "tcrCode", invoice.software_code as "softwareCode", invoice.operator_code as "operatorCode",
    invoice.seller, invoice.buyer, invoice.is_issuer_in_vat as "isIssuerInVat", invoice.has_vat as "hasVat",
    invoice.is_reverse_charge as "isReverseCharge",
    invoice.exchange_rate::text as "exchangeRate", invoice.export_of_goods as "exportOfGoods",
    invoice.mark_up as "markUp", invoice.same_taxes as "sameTaxes", invoice.change_given as "changeGiven", invoice.notes,
    invoice.owed_vat as "owedVat", invoice.document
  ${fromInvoices}`;

const readLines = `
  select invoice_id as "documentId", place, article_id as "articleId", name, sku, barcode, unit, quantity,
    unit_price_without_vat as "unitPriceWithoutVat", unit_price_with_vat as "unitPriceWithVat", discount,
    lowers_tax_base as "lowersTaxBase", vat_percent as "vatPercent", exemption, without_vat as "withoutVat", vat,
    with_vat as "withVat", in_currency as "inCurrency", owed_vat as "owedVat", corrects_place as "correctsPlace",
    cost, ended
  from tenant.invoice_lines where business_id = $1 and invoice_id = any ($2::text[])
  order by invoice_id, place`;
