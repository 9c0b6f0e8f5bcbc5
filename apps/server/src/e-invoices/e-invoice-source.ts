import type {
  AttachmentType,
  Buyer,
  EInvoiceDetails,
  Money,
  PaymentMethod,
  Quantity,
  SaleDocument,
  VatExemption,
} from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** All data that an e-invoice is built from. Amounts inside JSON columns are text. */
export interface EInvoiceSource {
  readonly invoice: SourceInvoice;
  readonly lines: readonly SourceLine[];
  readonly references: readonly SourceReference[];
  readonly details: Omit<EInvoiceDetails, 'files'>;
  readonly files: readonly SourceFile[];
  /** The bank account to pay to; null for a business without bank accounts. */
  readonly account: { readonly iban: string; readonly bankName: string; readonly swift: string } | null;
  /** The codes of units that the business defined itself, by name. */
  readonly unitCodes: ReadonlyMap<string, string>;
}

export interface SourceInvoice {
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly fic: string;
  readonly iic: string;
  readonly iicSignature: string;
  readonly operatorCode: string;
  readonly businessUnitCode: string;
  readonly softwareCode: string;
  readonly seller: SourceSeller;
  readonly buyer: Buyer;
  readonly isIssuerInVat: boolean;
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly payments: readonly { readonly method: PaymentMethod; readonly amountInLek: string }[];
  readonly notes: string;
  readonly payDeadline: string | null;
  readonly document: SaleDocument | null;
}

export interface SourceSeller {
  readonly name: string;
  readonly nuis: string;
  readonly address: string;
  readonly town: string;
}

export interface SourceLine {
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly unitPriceWithoutVat: Money;
  readonly discount: number;
  readonly lowersTaxBase: boolean;
  readonly vatPercent: number | null;
  readonly exemption: VatExemption | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly inCurrency: {
    readonly unitPriceWithoutVat: string;
    readonly withoutVat: string;
    readonly vat: string;
    readonly withVat: string;
  } | null;
}

export interface SourceReference {
  readonly relation: 'corrects' | 'cancels' | 'bad-debt' | 'sums-up' | 'advance';
  readonly iic: string;
  readonly issuedAt: Date;
}

export interface SourceFile {
  readonly name: string;
  readonly type: AttachmentType;
  readonly content: Buffer;
}

export async function eInvoiceSource(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  details: EInvoiceSource['details'],
): Promise<EInvoiceSource> {
  const named = [businessId, invoiceId];
  const [[invoice], lines, references, files, accounts, units] = await Promise.all([
    transaction.run<SourceInvoice>(readInvoice, named),
    transaction.run<SourceLine>(readLines, named),
    transaction.run<SourceReference>(readReferences, named),
    transaction.run<SourceFile>(readFiles, named),
    transaction.run<StoredAccount>(readAccounts, [businessId]),
    transaction.run<{ name: string; code: string }>(readUnits, [businessId]),
  ]);
  if (invoice === undefined) throw new Error(`invoice ${invoiceId} has no NIVF`);
  return {
    invoice,
    lines,
    references,
    details,
    files,
    account: accountFor(invoice.currency, details.accountId, accounts),
    unitCodes: new Map(units.map(({ name, code }) => [name, code])),
  };
}

type StoredAccount = NonNullable<EInvoiceSource['account']> & {
  readonly id: string;
  readonly currency: string;
};

/** The chosen bank account, else the first in the currency of the invoice, else the first of all. */
function accountFor(currency: string, chosen: string | null, accounts: readonly StoredAccount[]) {
  return (
    accounts.find(({ id }) => id === chosen) ??
    accounts.find((account) => account.currency === currency) ??
    accounts[0] ??
    null
  );
}

const readInvoice = `
  select number_text as "numberText", issued_at as "issuedAt", document.code as fic, iic,
    iic_signature as "iicSignature", operator_code as "operatorCode", business_unit_code as "businessUnitCode",
    software_code as "softwareCode", seller, buyer, is_issuer_in_vat as "isIssuerInVat", has_vat as "hasVat",
    is_reverse_charge as "isReverseCharge", currency, exchange_rate::text as "exchangeRate",
    without_vat as "withoutVat", vat, with_vat as "withVat", payments, notes, pay_deadline::text as "payDeadline",
    invoice.document
  from tenant.invoices invoice
  join tenant.fiscal_documents document
    on document.business_id = $1 and document.id = invoice.id and document.status = 'fiscalized'
  where invoice.business_id = $1 and invoice.id = $2`;

const readLines = `
  select name, sku, barcode, unit, quantity, unit_price_without_vat as "unitPriceWithoutVat", discount,
    lowers_tax_base as "lowersTaxBase", vat_percent as "vatPercent", exemption, without_vat as "withoutVat", vat,
    with_vat as "withVat", in_currency as "inCurrency"
  from tenant.invoice_lines where business_id = $1 and invoice_id = $2 order by place`;

const readReferences = `
  select reference.relation, referred.iic, referred.issued_at as "issuedAt"
  from tenant.invoice_references reference
  join tenant.invoices referred on referred.business_id = $1 and referred.id = reference.referred_id
  where reference.business_id = $1 and reference.invoice_id = $2 order by reference.place`;

const readFiles = `
  select name, type, content from tenant.e_invoice_files
  where business_id = $1 and invoice_id = $2 order by place`;

const readAccounts = `
  select id, iban, bank_name as "bankName", swift, currency from tenant.accounts
  where business_id = $1 and deleted_at is null order by is_main desc, id`;

const readUnits = `select name, code from tenant.units where business_id = $1 and code <> ''`;
