import type {
  AttachedFile,
  Attachment,
  Card,
  Delivery,
  DocumentTotals,
  EInvoiceDocument,
  FinancialAccount,
  PaymentMeans,
  PrecedingInvoice,
  TaxSubtotal,
  TaxTotal,
} from './e-invoice-document.ts';
import { documentAllowanceOrCharge, lineWith, period } from './line-shapes.ts';
import { identifier, party, payee, postalAddress, taxRepresentative } from './party-shapes.ts';
import { amount, list, maybe, nowhere, part, qualified, text, ublShape, type UblShape } from './ubl-shape.ts';

const precedingInvoice = ublShape<PrecedingInvoice>({
  number: text('cac:InvoiceDocumentReference/cbc:ID'),
  issueDate: maybe(text('cac:InvoiceDocumentReference/cbc:IssueDate')),
});

const attachment = ublShape<Attachment>({
  id: identifier('cbc:ID'),
  typeCode: maybe(text('cbc:DocumentTypeCode')),
  description: maybe(text('cbc:DocumentDescription')),
  file: maybe(
    qualified<AttachedFile>('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'content', {
      mimeCode: 'mimeCode',
      fileName: 'filename',
    }),
  ),
  address: maybe(text('cac:Attachment/cac:ExternalReference/cbc:URI')),
});

const delivery = ublShape<Delivery>({
  date: maybe(text('cbc:ActualDeliveryDate')),
  locationId: maybe(identifier('cac:DeliveryLocation/cbc:ID')),
  address: maybe(part('cac:DeliveryLocation/cac:Address', postalAddress)),
  name: maybe(text('cac:DeliveryParty/cac:PartyName/cbc:Name')),
});

const card = ublShape<Card>({
  number: text('cbc:PrimaryAccountNumberID'),
  network: text('cbc:NetworkID'),
  holder: maybe(text('cbc:HolderName')),
});

const account = ublShape<FinancialAccount>({
  iban: text('cbc:ID'),
  name: maybe(text('cbc:Name')),
  swift: maybe(text('cac:FinancialInstitutionBranch/cbc:ID')),
});

const paymentMeans = ublShape<PaymentMeans>({
  code: text('cbc:PaymentMeansCode'),
  dueDate: maybe(text('cbc:PaymentDueDate')),
  instruction: maybe(text('cbc:InstructionNote')),
  reference: maybe(text('cbc:PaymentID')),
  card: maybe(part('cac:CardAccount', card)),
  account: maybe(part('cac:PayeeFinancialAccount', account)),
});

const taxSubtotal = ublShape<TaxSubtotal>(
  {
    taxableAmount: amount('cbc:TaxableAmount'),
    taxAmount: amount('cbc:TaxAmount'),
    category: text('cac:TaxCategory/cbc:ID'),
    rate: maybe(text('cac:TaxCategory/cbc:Percent')),
    exemptionCode: maybe(text('cac:TaxCategory/cbc:TaxExemptionReasonCode')),
    exemptionReason: maybe(text('cac:TaxCategory/cbc:TaxExemptionReason')),
  },
  { after: ['cac:TaxCategory/cac:TaxScheme/cbc:ID', 'VAT'] },
);

const taxTotal = ublShape<TaxTotal>({
  amount: qualified<TaxTotal['amount']>('cbc:TaxAmount', 'value', { currency: 'currencyID' }),
  breakdown: list(part('cac:TaxSubtotal', taxSubtotal)),
});

const totals = ublShape<DocumentTotals>({
  lines: amount('cbc:LineExtensionAmount'),
  withoutTax: amount('cbc:TaxExclusiveAmount'),
  withTax: amount('cbc:TaxInclusiveAmount'),
  allowances: maybe(amount('cbc:AllowanceTotalAmount')),
  charges: maybe(amount('cbc:ChargeTotalAmount')),
  prepaid: maybe(amount('cbc:PrepaidAmount')),
  rounding: maybe(amount('cbc:PayableRoundingAmount')),
  payable: amount('cbc:PayableAmount'),
});

export type DocumentContent = Omit<EInvoiceDocument, 'kind' | 'malformed'>;

const beginning = {
  specification: text('cbc:CustomizationID'),
  process: maybe(text('cbc:ProfileID')),
  number: text('cbc:ID'),
  issueDate: text('cbc:IssueDate'),
};
const notes = { notes: list(text('cbc:Note')) };
const taxPointDate = { taxPointDate: maybe(text('cbc:TaxPointDate')) };
const references = {
  currency: text('cbc:DocumentCurrencyCode'),
  taxCurrency: maybe(text('cbc:TaxCurrencyCode')),
  accountingCost: maybe(text('cbc:AccountingCost')),
  buyerReference: maybe(text('cbc:BuyerReference')),
  period: maybe(part('cac:InvoicePeriod', period)),
  orderNumber: maybe(text('cac:OrderReference/cbc:ID')),
  salesOrderNumber: maybe(text('cac:OrderReference/cbc:SalesOrderID')),
  precedingInvoices: list(part('cac:BillingReference', precedingInvoice)),
  despatchAdvice: maybe(text('cac:DespatchDocumentReference/cbc:ID')),
  receivingAdvice: maybe(text('cac:ReceiptDocumentReference/cbc:ID')),
};
const tender = { tender: maybe(text('cac:OriginatorDocumentReference/cbc:ID')) };
const papers = {
  contract: maybe(text('cac:ContractDocumentReference/cbc:ID')),
  attachments: list(part('cac:AdditionalDocumentReference', attachment)),
};
const partiesAndSums = {
  seller: part('cac:AccountingSupplierParty/cac:Party', party),
  buyer: part('cac:AccountingCustomerParty/cac:Party', party),
  payee: maybe(part('cac:PayeeParty', payee)),
  taxRepresentative: maybe(part('cac:TaxRepresentativeParty', taxRepresentative)),
  delivery: maybe(part('cac:Delivery', delivery)),
  paymentMeans: list(part('cac:PaymentMeans', paymentMeans)),
  paymentTerms: maybe(text('cac:PaymentTerms/cbc:Note')),
  allowancesAndCharges: list(part('cac:AllowanceCharge', documentAllowanceOrCharge)),
  taxTotals: list(part('cac:TaxTotal', taxTotal)),
  totals: part('cac:LegalMonetaryTotal', totals),
};

/** The shapes of invoice and credit note, whose schemas have some common elements in a different order. */
export const documentShapes: Readonly<Record<EInvoiceDocument['kind'], UblShape<DocumentContent>>> = {
  invoice: ublShape<DocumentContent>({
    ...beginning,
    dueDate: maybe(text('cbc:DueDate')),
    typeCode: text('cbc:InvoiceTypeCode'),
    ...notes,
    ...taxPointDate,
    ...references,
    ...tender,
    ...papers,
    ...partiesAndSums,
    lines: list(part('cac:InvoiceLine', lineWith('cbc:InvoicedQuantity'))),
  }),
  creditNote: ublShape<DocumentContent>({
    ...beginning,
    dueDate: nowhere,
    ...taxPointDate,
    typeCode: text('cbc:CreditNoteTypeCode'),
    ...notes,
    ...references,
    ...papers,
    ...tender,
    ...partiesAndSums,
    lines: list(part('cac:CreditNoteLine', lineWith('cbc:CreditedQuantity'))),
  }),
};
