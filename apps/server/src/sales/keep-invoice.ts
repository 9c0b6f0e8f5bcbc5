import { keptTotalsOf, tiranaDay, tiranaHour, type EInvoiceDetails } from '@tezga/domain';
import { addEInvoice, addHeardEInvoice } from '../e-invoices/index.ts';
import type { Heard } from '../fiscalization/index.ts';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { Outdated } from '../platform/http/say-no.ts';
import { keepBuyerName } from './buyer-names.ts';
import { invoiceColumns, lineColumns } from './invoice-columns.ts';
import { keepOpenOrders } from './keep-open-orders.ts';
import { keepTotals } from './keep-totals.ts';
import { keepLineNames } from './line-names.ts';
import { classOf, type InvoiceReference, type NewInvoice } from './new-invoice.ts';
import type { Selling } from './selling.ts';

/**
 * Writes the invoice itself, and all that is found by it, in one message after the other. Most of it is heard with the
 * COMMIT.
 */
export async function keepInvoice(
  { transaction, businessId }: Selling,
  sale: NewInvoice,
  heard: Heard | null,
): Promise<void> {
  const { id, draftId, references, circumstances } = sale;
  transaction.runUnheard(addInvoice, [businessId, rowsAsJson([invoiceColumns(sale)])], outdatedIfIssued);
  transaction.runUnheard(addLines, [businessId, id, rowsAsJson(lineColumns(sale))]);
  const others = [
    ...(references.length === 0
      ? []
      : [transaction.run(addReferences, [businessId, id, rowsAsJson(references.map(placed))])]),
    ...(sale.eInvoice === null ? [] : [keepEInvoice(transaction, businessId, sale, sale.eInvoice, heard)]),
    keepOpenOrders(transaction, businessId, sale),
  ];
  if (draftId !== null) transaction.runUnheard(deleteDraft, [businessId, draftId]);
  if (sale.cart.buyer !== null && circumstances.customer === null) keepBuyerName(transaction, businessId, id);
  if (sale.invoice.lines.some(({ articleId }) => articleId === null))
    keepLineNames(transaction, businessId, id);
  // The rows that most sellers share come last, and are held shortest.
  keepTotals(transaction, businessId, totalsOf(sale));
  await Promise.all(others);
}

/** The same sale came twice at once, and the other was first: asked again, this one gets its answer. */
const outdatedIfIssued = (error: unknown): unknown =>
  isUniqueViolation(error, 'invoices_sale') ? new Outdated() : error;

const deleteDraft = 'delete from tenant.sale_drafts where business_id = $1 and id = $2';

function keepEInvoice(
  transaction: Transaction,
  businessId: string,
  { id, issuedAt }: NewInvoice,
  details: EInvoiceDetails,
  heard: Heard | null,
): Promise<void> {
  const add = heard?.status === 'fiscalized' ? addHeardEInvoice : addEInvoice;
  return add(transaction, businessId, { invoiceId: id, issuedAt, details });
}

const placed = (reference: InvoiceReference, index: number) => ({ ...reference, place: index + 1 });

function totalsOf(sale: NewInvoice) {
  const { invoice, issuedAt, circumstances, stock } = sale;
  const { till, shop, operator, customer } = circumstances;
  return keptTotalsOf({
    day: tiranaDay(issuedAt),
    hour: tiranaHour(issuedAt),
    tillId: till.id,
    shopId: shop.id,
    operatorId: operator?.id ?? '',
    class: classOf(sale),
    customerId: customer?.id ?? null,
    withoutVat: invoice.totals.withoutVat,
    vat: invoice.totals.vat,
    withVat: invoice.totals.withVat,
    cost: stock.lineCosts.reduce((sum, cost) => sum + cost, 0n),
    payments: invoice.payments,
    lines: invoice.lines.map(
      ({ articleId, quantity, vatPercent, exemption, withoutVat, vat, withVat }, place) => ({
        articleId,
        quantity,
        vatPercent,
        exemption,
        withoutVat,
        vat,
        withVat,
        cost: stock.lineCosts[place] ?? 0n,
      }),
    ),
  });
}

const addInvoice = `
  insert into tenant.invoices (business_id, id, sale_id, type, class, number, year, number_text, issued_at, day, shop_id,
    till_id, business_unit_code, tcr_code, software_code, operator_id, operator_code, operator_name, seller, customer_id,
    buyer, buyer_name, buyer_id_number, client_code, is_issuer_in_vat, has_vat, is_reverse_charge, currency, exchange_rate,
    without_vat, vat, with_vat, tax_free, mark_up, export_of_goods, same_taxes, in_currency, payments, change_given, notes,
    pay_deadline, line_count, cost, iic, iic_signature, document, is_e_invoice, owed_vat,
    foreign_total, fingerprint)
  select $1, id, "saleId", type, class, number, year, "numberText", "issuedAt", day, "shopId", "tillId", "businessUnitCode",
    "tcrCode", "softwareCode", "operatorId", "operatorCode", "operatorName", seller, "customerId", buyer, "buyerName",
    "buyerIdNumber", "clientCode", "isIssuerInVat", "hasVat", "isReverseCharge", currency, "exchangeRate" * 0.00000001,
    "withoutVat", vat, "withVat", "taxFree", "markUp", "exportOfGoods", "sameTaxes", "inCurrency", payments, "changeGiven",
    notes, "payDeadline", "lineCount", cost, iic, "iicSignature", document, "isEInvoice", "owedVat",
    "foreignTotal", decode(fingerprint, 'hex')
  from jsonb_to_recordset($2::text::jsonb) as invoice (id text, "saleId" text, type text, class text, number bigint,
    year smallint, "numberText" text, "issuedAt" timestamptz, day date, "shopId" text, "tillId" text,
    "businessUnitCode" text, "tcrCode" text, "softwareCode" text, "operatorId" text, "operatorCode" text,
    "operatorName" text, seller jsonb, "customerId" text, buyer jsonb, "buyerName" text, "buyerIdNumber" text,
    "clientCode" text, "isIssuerInVat" boolean, "hasVat" boolean, "isReverseCharge" boolean, currency text,
    "exchangeRate" numeric, "withoutVat" bigint, vat bigint, "withVat" bigint, "taxFree" bigint, "markUp" bigint,
    "exportOfGoods" bigint, "sameTaxes" jsonb, "inCurrency" jsonb, payments jsonb, "changeGiven" bigint, notes text,
    "payDeadline" date, "lineCount" integer, cost bigint, iic text, "iicSignature" text, document jsonb,
    "isEInvoice" boolean, "owedVat" bigint, "foreignTotal" bigint, fingerprint text)`;

const addLines = `
  insert into tenant.invoice_lines (business_id, invoice_id, place, article_id, name, sku, barcode, unit, quantity,
    unit_price_without_vat, unit_price_with_vat, discount, lowers_tax_base, vat_percent, exemption, without_vat, vat,
    with_vat, in_currency, cost, owed_vat, corrects_place, ended)
  select $1, $2, place, "articleId", name, sku, barcode, unit, quantity, "unitPriceWithoutVat", "unitPriceWithVat",
    discount, "lowersTaxBase", "vatPercent", exemption, "withoutVat", vat, "withVat", "inCurrency", cost, "owedVat",
    "correctsPlace", ended
  from jsonb_to_recordset($3::text::jsonb) as line (place smallint, "articleId" text, name text, sku text, barcode text,
    unit text, quantity bigint, "unitPriceWithoutVat" bigint, "unitPriceWithVat" bigint, discount integer,
    "lowersTaxBase" boolean, "vatPercent" smallint, exemption text, "withoutVat" bigint, vat bigint, "withVat" bigint,
    "inCurrency" jsonb, cost bigint, "owedVat" bigint, "correctsPlace" smallint, ended jsonb)`;

// An advance that ended in an invoice which was taken back ends here in its next turn.
const addReferences = `
  insert into tenant.invoice_references (business_id, invoice_id, place, relation, referred_id, turn)
  select $1::text, $2, place, relation, id, case relation when 'advance' then 1 + (
      select count(*) from tenant.invoice_references earlier where earlier.business_id = $1::text
        and earlier.referred_id = reference.id and earlier.relation = 'advance')
    else 1 end
  from jsonb_to_recordset($3::text::jsonb) as reference (place smallint, relation text, id text)`;
