import { Refusal, type RefusalCode } from '@tezga/domain';
import { addEInvoice, addSubmittedEInvoice } from '../../e-invoices/index.ts';
import type { SubmissionResult } from '../../fiscalization/index.ts';
import { rowsAsJson } from '../../platform/database/rows-as-json.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/transaction.ts';
import { StaleRead } from '../../platform/http/error-reply.ts';
import { saveBuyerName } from '../list/buyer-names.ts';
import { invoiceColumns, lineColumns } from '../list/invoice-columns.ts';
import { updateOpenOrders } from '../orders/update-open-orders.ts';
import { saveLineNames } from '../list/line-names.ts';
import type { InvoiceReference, InvoiceRelation, NewInvoice } from './new-invoice.ts';

/**
 * Inserts an invoice with its lines, references and e-invoice. Adds an order to the open orders, and names that were
 * typed (not from a record) to the search, and deletes the draft of the invoice.
 */
export async function insertInvoice(
  transaction: Transaction,
  businessId: string,
  sale: NewInvoice,
  submissionResult: SubmissionResult | null,
): Promise<void> {
  const { id, draftId, references, circumstances, issuedAt, eInvoice, invoice } = sale;
  const isTypedBuyer = sale.cart.buyer !== null && circumstances.customer === null;
  const hasTypedLine = invoice.lines.some(({ articleId }) => articleId === null);
  const addAsEInvoice = submissionResult?.status === 'fiscalized' ? addSubmittedEInvoice : addEInvoice;
  await Promise.all([
    transaction.run(addInvoice, [businessId, rowsAsJson([invoiceColumns(sale)])]),
    transaction.run(addLines, [businessId, id, rowsAsJson(lineColumns(sale))]),
    references.length > 0 &&
      transaction.run(addReferences, [businessId, id, rowsAsJson(references.map(placed))]),
    eInvoice !== null &&
      addAsEInvoice(transaction, businessId, { invoiceId: id, issuedAt, details: eInvoice }),
    updateOpenOrders(transaction, businessId, sale),
    draftId !== null && transaction.run(deleteDraft, [businessId, draftId]),
    isTypedBuyer && saveBuyerName(transaction, businessId, id),
    hasTypedLine && saveLineNames(transaction, businessId, id),
  ]);
}

const usedBefore: Partial<Record<InvoiceRelation, RefusalCode>> = {
  advance: 'advance-already-used',
  'sums-up': 'order-already-used',
};

/**
 * Maps a unique violation to the right error: a concurrent call has already inserted this sale, or has used the same
 * advance or order.
 */
export function refuseIfTaken(error: unknown, { references }: Pick<NewInvoice, 'references'>): never {
  // The client retries after StaleRead. The sale id is the idempotency key, so the retry gets the reply of the first
  // request.
  if (isUniqueViolation(error, 'invoices_sale')) throw new StaleRead();
  const code = references.flatMap(({ relation }) => usedBefore[relation] ?? [])[0];
  throw code !== undefined && isUniqueViolation(error, 'invoice_references_once') ? new Refusal(code) : error;
}

const deleteDraft = 'delete from tenant.sale_drafts where business_id = $1 and id = $2';

const placed = (reference: InvoiceReference, index: number) => ({ ...reference, place: index + 1 });

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

// `turn` counts the uses of an advance. Each use needs its own key in the unique index, because an advance can be
// used again after corrections have given all of it back.
const addReferences = `
  insert into tenant.invoice_references (business_id, invoice_id, place, relation, referred_id, turn)
  select $1::text, $2, place, relation, id, case relation when 'advance' then 1 + (
      select count(*) from tenant.invoice_references earlier where earlier.business_id = $1::text
        and earlier.referred_id = reference.id and earlier.relation = 'advance')
    else 1 end
  from jsonb_to_recordset($3::text::jsonb) as reference (place smallint, relation text, id text)`;
