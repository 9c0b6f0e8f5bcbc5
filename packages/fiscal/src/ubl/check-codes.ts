import {
  allowanceReasons,
  chargeReasons,
  countries,
  creditNoteTypes,
  currencies,
  endpointSchemes,
  exemptionReasons,
  identifierSchemes,
  invoiceTypes,
  itemClassifications,
  mimeTypes,
  noteSubjects,
  objectSchemes,
  paymentMeans,
  taxPoints,
} from './code-lists.ts';
import type { AllowanceOrCharge, EInvoiceDocument, Identifier, PostalAddress } from './e-invoice-document.ts';
import { allowancePath, breakdownIn, breakdownPath, hasText, linePath, type Findings } from './findings.ts';
import { isUnitCode } from './unit-codes.ts';

/**
 * Checks that codes are in their lists (BR-CL-01 to BR-CL-26), except tax categories, which have their own
 * rules.
 */
export function checkCodes(document: EInvoiceDocument, findings: Findings): void {
  const codes = new Codes(findings);
  checkHead(document, codes);
  checkParties(document, codes);
  checkPapers(document, codes);
  for (const [place, { code }] of document.paymentMeans.entries())
    codes.written(code, paymentMeans, 'BR-CL-16', `PaymentMeans[${place + 1}]/PaymentMeansCode`);
  for (const [place, each] of document.allowancesAndCharges.entries())
    checkReason(each, allowancePath(place), codes);
  for (const [place, { exemptionCode }] of breakdownIn(document).entries())
    codes.written(
      exemptionCode?.toUpperCase(),
      exemptionReasons,
      'BR-CL-22',
      `${breakdownPath(place)}/TaxCategory/TaxExemptionReasonCode`,
    );
  for (const place of document.lines.keys()) checkLine(document, place, codes);
}

class Codes {
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Checks a code. A missing code is not reported here but by another rule. */
  written(code: string | undefined, list: ReadonlySet<string>, rule: string, path: string): void {
    if (hasText(code)) this.#findings.demand(list.has(code), rule, path);
  }

  /** Checks the scheme attribute of an identifier, which may be missing but not empty. */
  scheme(of: Identifier | undefined, list: ReadonlySet<string>, rule: string, path: string): void {
    if (of?.scheme !== undefined) this.#findings.demand(list.has(of.scheme), rule, `${path}/@schemeID`);
  }

  unit(code: string | undefined, path: string): void {
    if (code !== undefined) this.#findings.demand(isUnitCode(code), 'BR-CL-23', `${path}/@unitCode`);
  }

  address(address: PostalAddress | undefined, path: string): void {
    this.written(address?.country, countries, 'BR-CL-14', `${path}/Country/IdentificationCode`);
  }
}

function checkHead({ kind, typeCode, notes, ...document }: EInvoiceDocument, codes: Codes): void {
  if (kind === 'invoice') codes.written(typeCode, invoiceTypes, 'BR-CL-01', 'InvoiceTypeCode');
  else codes.written(typeCode, creditNoteTypes, 'BR-CL-01', 'CreditNoteTypeCode');
  codes.written(document.currency, currencies, 'BR-CL-04', 'DocumentCurrencyCode');
  codes.written(document.taxCurrency, currencies, 'BR-CL-05', 'TaxCurrencyCode');
  codes.written(document.period?.taxPointCode, taxPoints, 'BR-CL-06', 'InvoicePeriod/DescriptionCode');
  for (const [place, { amount }] of document.taxTotals.entries())
    codes.written(
      amount.currency ?? 'missing',
      currencies,
      'BR-CL-03',
      `TaxTotal[${place + 1}]/TaxAmount/@currencyID`,
    );
  for (const [place, note] of notes.entries())
    codes.written(subjectOf(note), noteSubjects, 'BR-CL-08', `Note[${place + 1}]`);
}

/** The subject code of a note: three characters between its first two #. */
const subjectOf = (note: string): string | undefined => /^[^#]*#([^#]{3})#/u.exec(note)?.[1];

const withSepa: ReadonlySet<string> = new Set([...identifierSchemes, 'SEPA']);

function checkParties({ seller, buyer, payee, taxRepresentative, delivery }: EInvoiceDocument, codes: Codes) {
  for (const [party, path, schemes] of [
    [seller, 'AccountingSupplierParty/Party', withSepa],
    [buyer, 'AccountingCustomerParty/Party', identifierSchemes],
    [payee, 'PayeeParty', withSepa],
  ] as const) {
    for (const each of party?.identifiers ?? [])
      codes.scheme(each, schemes, 'BR-CL-10', `${path}/PartyIdentification/ID`);
    codes.scheme(party?.companyId, identifierSchemes, 'BR-CL-11', `${path}/PartyLegalEntity/CompanyID`);
  }
  codes.scheme(seller.endpoint, endpointSchemes, 'BR-CL-25', 'AccountingSupplierParty/Party/EndpointID');
  codes.scheme(buyer.endpoint, endpointSchemes, 'BR-CL-25', 'AccountingCustomerParty/Party/EndpointID');
  codes.address(seller.address, 'AccountingSupplierParty/Party/PostalAddress');
  codes.address(buyer.address, 'AccountingCustomerParty/Party/PostalAddress');
  codes.address(taxRepresentative?.address, 'TaxRepresentativeParty/PostalAddress');
  codes.address(delivery?.address, 'Delivery/DeliveryLocation/Address');
  codes.scheme(delivery?.locationId, identifierSchemes, 'BR-CL-26', 'Delivery/DeliveryLocation/ID');
}

/** The type code of a reference to the invoiced object. */
export const invoicedObject = '130';

function checkPapers({ attachments }: EInvoiceDocument, codes: Codes): void {
  for (const [place, { id, typeCode, file }] of attachments.entries()) {
    const path = `AdditionalDocumentReference[${place + 1}]`;
    if (typeCode === invoicedObject) codes.scheme(id, objectSchemes, 'BR-CL-07', `${path}/ID`);
    codes.written(
      file?.mimeCode,
      mimeTypes,
      'BR-CL-24',
      `${path}/Attachment/EmbeddedDocumentBinaryObject/@mimeCode`,
    );
  }
}

function checkReason({ isCharge, reasonCode }: AllowanceOrCharge, path: string, codes: Codes): void {
  const at = `${path}/AllowanceChargeReasonCode`;
  if (isCharge) codes.written(reasonCode, chargeReasons, 'BR-CL-20', at);
  else codes.written(reasonCode, allowanceReasons, 'BR-CL-19', at);
}

function checkLine(document: EInvoiceDocument, place: number, codes: Codes): void {
  const line = document.lines[place];
  if (line === undefined) return;
  const path = linePath(document, place);
  const { item, quantity, price, allowancesAndCharges } = line;
  codes.unit(
    quantity.unit,
    `${path}/${document.kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'}`,
  );
  codes.unit(price.baseQuantity?.unit, `${path}/Price/BaseQuantity`);
  for (const [at, each] of allowancesAndCharges.entries())
    checkReason(each, `${path}/${allowancePath(at)}`, codes);
  codes.written(item.originCountry, countries, 'BR-CL-15', `${path}/Item/OriginCountry/IdentificationCode`);
  codes.scheme(
    item.standardCode,
    identifierSchemes,
    'BR-CL-21',
    `${path}/Item/StandardItemIdentification/ID`,
  );
  for (const { scheme } of item.classifications)
    codes.written(
      scheme,
      itemClassifications,
      'BR-CL-13',
      `${path}/Item/CommodityClassification/ItemClassificationCode/@listID`,
    );
}
