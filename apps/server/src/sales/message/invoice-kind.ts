import { eInvoiceAfterFic } from '../../e-invoices/index.ts';
import type { DocumentKind, FiscalKind } from '../../fiscalization/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { describeDocuments } from '../../platform/documents/describe-documents.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';
import { invoiceMessage, type MessageLine, type MessageRow } from './invoice-message.ts';

/** Describes to the fiscalization module how an invoice is submitted to the tax authority. */
export const invoiceKind: FiscalKind<'RegisterInvoice'> & DocumentKind = {
  name: invoiceDocumentKind,
  operation: 'RegisterInvoice',
  async bodyOf(transaction, businessId, documentId) {
    const [[row], lines] = await Promise.all([
      transaction.run<MessageRow>(readInvoice, [businessId, documentId]),
      transaction.run<MessageLine>(readLines, [businessId, documentId]),
    ]);
    if (row === undefined) throw new Error(`invoice ${documentId} not found`);
    return { Invoice: invoiceMessage(row, lines) };
  },
  codeOf: ({ FIC }) => FIC,
  prerequisites: earlierDocuments,
  afterFiscalized: eInvoiceAfterFic,
  describe: (context, ids) => describeDocuments(context, 'tenant.invoices', ids),
};

async function earlierDocuments(
  transaction: Transaction,
  businessId: string,
  documentId: string,
): Promise<readonly string[]> {
  const rows = await transaction.run(readEarlier, [businessId, documentId]);
  return rows.map(({ id }) => String(id));
}

/**
 * The documents that must be submitted before this invoice. For a cash invoice this is the opening of its drawer,
 * because without it the tax authority refuses the invoice; an opening that was refused with code 53 blocks the
 * invoice too. An invoice that refers to other invoices is submitted after them, because it contains their NSLFs.
 */
const readEarlier = `
  select document.id from (
    select drawer.opening_id as id, 0 as place, '53' as refusal from tenant.invoices invoice
    join tenant.drawer_days drawer
      on drawer.business_id = $1 and drawer.till_id = invoice.till_id and drawer.day = invoice.day
    where invoice.business_id = $1 and invoice.id = $2 and invoice.type = 'CASH'
    union all
    select referred_id, place, null from tenant.invoice_references
    where business_id = $1 and invoice_id = $2 and relation <> 'advance'
  ) earlier
  join tenant.fiscal_documents document on document.business_id = $1 and document.id = earlier.id
  where document.status = 'pending'
    or document.status = 'error' and document.failure ->> 'name' = coalesce(earlier.refusal, document.failure ->> 'name')
  order by earlier.place`;

/** Dates in ISO format, because they are inside JSON. */
const referencesJson = `coalesce((
    select jsonb_agg(jsonb_build_object('relation', reference.relation, 'iic', referred.iic, 'issuedAt', referred.issued_at)
      order by reference.place)
    from tenant.invoice_references reference
    join tenant.invoices referred on referred.business_id = $1 and referred.id = reference.referred_id
    where reference.business_id = $1 and reference.invoice_id = $2), '[]')`;

const readInvoice = `
  select type, number, number_text as "numberText", issued_at as "issuedAt", business_unit_code as "businessUnitCode",
    tcr_code as "tcrCode", software_code as "softwareCode", operator_code as "operatorCode", seller, buyer,
    is_issuer_in_vat as "isIssuerInVat", has_vat as "hasVat", is_reverse_charge as "isReverseCharge", currency,
    exchange_rate::text as "exchangeRate", without_vat as "withoutVat", vat, with_vat as "withVat", tax_free as "taxFree",
    mark_up as "markUp", export_of_goods as "exportOfGoods", same_taxes as "sameTaxes", payments,
    pay_deadline::text as "payDeadline", iic, iic_signature as "iicSignature", owed_vat as "owedVat",
    is_e_invoice as "isEInvoice", document, ${referencesJson} as "references"
  from tenant.invoices where business_id = $1 and id = $2`;

const readLines = `
  select name, sku, unit, quantity, unit_price_without_vat as "unitPriceWithoutVat",
    unit_price_with_vat as "unitPriceWithVat", discount, lowers_tax_base as "lowersTaxBase", vat_percent as "vatPercent",
    exemption, without_vat as "withoutVat", vat, with_vat as "withVat", owed_vat as "owedVat"
  from tenant.invoice_lines where business_id = $1 and invoice_id = $2 order by place`;
