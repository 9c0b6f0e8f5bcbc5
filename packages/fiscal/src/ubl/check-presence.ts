import { vatPrefixes } from './code-lists.ts';
import type { AllowanceOrCharge, EInvoiceDocument, Party, Period } from './e-invoice-document.ts';
import { allowancePath, hasText, linePath, numberIn, type Findings } from './findings.ts';

/** Checks required content: BR-01 to BR-65 and the BR-CO rules without arithmetic. */
export function checkPresence(document: EInvoiceDocument, findings: Findings): void {
  checkHead(document, findings);
  checkParty(document.seller, 'AccountingSupplierParty/Party', sellerCodes, findings);
  checkParty(document.buyer, 'AccountingCustomerParty/Party', buyerCodes, findings);
  checkOtherParties(document, findings);
  checkPayment(document, findings);
  checkPapers(document, findings);
  for (const [place, each] of document.allowancesAndCharges.entries()) {
    const path = allowancePath(place);
    checkAllowance(each, each.isCharge ? documentChargeCodes : documentAllowanceCodes, path, findings);
    findings.present(each.tax.category, each.isCharge ? 'BR-37' : 'BR-32', `${path}/TaxCategory/ID`);
  }
  for (const place of document.lines.keys()) checkLine(document, place, findings);
}

function checkHead(document: EInvoiceDocument, findings: Findings): void {
  const { kind, typeCode, period, lines, totals } = document;
  const typeName = kind === 'invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode';
  findings.present(document.specification, 'BR-01', 'CustomizationID');
  findings.present(document.number, 'BR-02', 'ID');
  findings.present(document.issueDate, 'BR-03', 'IssueDate');
  findings.present(typeCode, 'BR-04', typeName);
  findings.present(document.currency, 'BR-05', 'DocumentCurrencyCode');
  findings.present(totals.lines, 'BR-12', 'LegalMonetaryTotal/LineExtensionAmount');
  findings.present(totals.withoutTax, 'BR-13', 'LegalMonetaryTotal/TaxExclusiveAmount');
  findings.present(totals.withTax, 'BR-14', 'LegalMonetaryTotal/TaxInclusiveAmount');
  findings.present(totals.payable, 'BR-15', 'LegalMonetaryTotal/PayableAmount');
  findings.demand(lines.length > 0, 'BR-16', kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine');
  findings.demand(
    document.taxPointDate === undefined || period?.taxPointCode === undefined,
    'BR-CO-03',
    'TaxPointDate',
  );
  if (period === undefined) return;
  checkPeriod(period, 'BR-29', 'InvoicePeriod', findings);
  findings.demand(
    hasText(period.startDate) || hasText(period.endDate) || hasText(period.taxPointCode),
    'BR-CO-19',
    'InvoicePeriod',
  );
}

function checkPeriod({ startDate, endDate }: Period, code: string, path: string, findings: Findings): void {
  const isRight =
    !hasText(startDate) || !hasText(endDate) || (areDays(startDate, endDate) && startDate <= endDate);
  findings.demand(isRight, code, path);
}

/** Whether all texts are ISO days, which can be compared as text. */
const areDays = (...days: readonly string[]) =>
  days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)));

const sellerCodes = { name: 'BR-06', address: 'BR-08', country: 'BR-09', endpoint: 'BR-62' };
const buyerCodes = { name: 'BR-07', address: 'BR-10', country: 'BR-11', endpoint: 'BR-63' };

function checkParty(party: Party, path: string, codes: typeof sellerCodes, findings: Findings): void {
  findings.present(party.name, codes.name, `${path}/PartyLegalEntity/RegistrationName`);
  findings.demand(party.address !== undefined, codes.address, `${path}/PostalAddress`);
  if (party.address !== undefined)
    findings.present(
      party.address.country,
      codes.country,
      `${path}/PostalAddress/Country/IdentificationCode`,
    );
  if (party.endpoint !== undefined)
    findings.present(party.endpoint.scheme, codes.endpoint, `${path}/EndpointID/@schemeID`);
  checkVatNumbers(party, path, findings);
}

function checkVatNumbers(
  { taxRegistrations }: Pick<Party, 'taxRegistrations'>,
  path: string,
  findings: Findings,
) {
  for (const { id, scheme } of taxRegistrations)
    if (scheme.toUpperCase() === 'VAT')
      findings.demand(vatPrefixes.has(id.slice(0, 2)), 'BR-CO-09', `${path}/PartyTaxScheme/CompanyID`);
}

function checkOtherParties(document: EInvoiceDocument, findings: Findings): void {
  const { seller, taxRepresentative, delivery } = document;
  findings.demand(
    hasText(seller.companyId?.value) ||
      seller.identifiers.some(({ value, scheme }) => hasText(value) && scheme !== 'SEPA') ||
      seller.taxRegistrations.some(({ id, scheme }) => scheme.toUpperCase() === 'VAT' && hasText(id)),
    'BR-CO-26',
    'AccountingSupplierParty/Party',
  );
  if (delivery?.address !== undefined)
    findings.present(
      delivery.address.country,
      'BR-57',
      'Delivery/DeliveryLocation/Address/Country/IdentificationCode',
    );
  if (taxRepresentative === undefined) return;
  const path = 'TaxRepresentativeParty';
  const { name, address, taxRegistrations } = taxRepresentative;
  findings.present(name, 'BR-18', `${path}/PartyName/Name`);
  findings.demand(address !== undefined, 'BR-19', `${path}/PostalAddress`);
  if (address !== undefined)
    findings.present(address.country, 'BR-20', `${path}/PostalAddress/Country/IdentificationCode`);
  findings.demand(
    taxRegistrations.some(({ scheme }) => scheme.toUpperCase() === 'VAT'),
    'BR-56',
    `${path}/PartyTaxScheme/CompanyID`,
  );
  checkVatNumbers(taxRepresentative, path, findings);
}

function checkPayment(document: EInvoiceDocument, findings: Findings): void {
  for (const [place, { code, account, card }] of document.paymentMeans.entries()) {
    const path = `PaymentMeans[${place + 1}]`;
    findings.present(code, 'BR-49', `${path}/PaymentMeansCode`);
    const isTransfer = code === '30' || code === '58';
    if (isTransfer) findings.demand(account !== undefined, 'BR-61', `${path}/PayeeFinancialAccount/ID`);
    if (isTransfer && account !== undefined)
      findings.present(account.iban, 'BR-50', `${path}/PayeeFinancialAccount/ID`);
    if (card !== undefined)
      findings.demand(card.number.length <= 10, 'BR-51', `${path}/CardAccount/PrimaryAccountNumberID`);
  }
  const isOwed = (numberIn(document.totals.payable)?.units ?? 0n) > 0n;
  findings.demand(
    document.kind === 'creditNote' || !isOwed || hasText(document.dueDate) || hasText(document.paymentTerms),
    'BR-CO-25',
    'DueDate',
  );
}

function checkPapers(document: EInvoiceDocument, findings: Findings): void {
  for (const [place, { number }] of document.precedingInvoices.entries())
    findings.present(number, 'BR-55', `BillingReference[${place + 1}]/InvoiceDocumentReference/ID`);
  for (const [place, { id, file }] of document.attachments.entries()) {
    const path = `AdditionalDocumentReference[${place + 1}]`;
    findings.present(id.value, 'BR-52', `${path}/ID`);
    if (file === undefined) continue;
    const object = `${path}/Attachment/EmbeddedDocumentBinaryObject`;
    findings.present(file.mimeCode, 'UBL-DT-06', `${object}/@mimeCode`);
    findings.present(file.fileName, 'UBL-DT-07', `${object}/@filename`);
  }
}

const documentAllowanceCodes = ['BR-31', 'BR-33', 'BR-CO-21'] as const;
const documentChargeCodes = ['BR-36', 'BR-38', 'BR-CO-22'] as const;
const lineAllowanceCodes = ['BR-41', 'BR-42', 'BR-CO-23'] as const;
const lineChargeCodes = ['BR-43', 'BR-44', 'BR-CO-24'] as const;

function checkAllowance(
  { amount, reason, reasonCode }: AllowanceOrCharge,
  [ofAmount, ...ofReason]: readonly string[],
  path: string,
  findings: Findings,
): void {
  findings.present(amount, ofAmount ?? '', `${path}/Amount`);
  for (const code of ofReason)
    findings.demand(hasText(reason) || hasText(reasonCode), code, `${path}/AllowanceChargeReason`);
}

const isBelowZero = (text: string | undefined) => (numberIn(text)?.units ?? 0n) < 0n;

function checkLine(document: EInvoiceDocument, place: number, findings: Findings): void {
  const line = document.lines[place];
  if (line === undefined) return;
  const path = linePath(document, place);
  const { item, price, quantity, period } = line;
  const quantityName = document.kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  findings.present(line.id, 'BR-21', `${path}/ID`);
  findings.present(quantity.value, 'BR-22', `${path}/${quantityName}`);
  findings.present(quantity.unit, 'BR-23', `${path}/${quantityName}/@unitCode`);
  findings.present(line.netAmount, 'BR-24', `${path}/LineExtensionAmount`);
  findings.present(item.name, 'BR-25', `${path}/Item/Name`);
  findings.present(price.amount, 'BR-26', `${path}/Price/PriceAmount`);
  findings.demand(!isBelowZero(price.amount), 'BR-27', `${path}/Price/PriceAmount`);
  findings.demand(
    !isBelowZero(price.discount?.grossPrice),
    'BR-28',
    `${path}/Price/AllowanceCharge/BaseAmount`,
  );
  findings.present(item.tax.category, 'BR-CO-04', `${path}/Item/ClassifiedTaxCategory/ID`);
  if (period !== undefined) {
    checkPeriod(period, 'BR-30', `${path}/InvoicePeriod`, findings);
    findings.demand(
      hasText(period.startDate) || hasText(period.endDate),
      'BR-CO-20',
      `${path}/InvoicePeriod`,
    );
  }
  for (const [at, each] of line.allowancesAndCharges.entries())
    checkAllowance(
      each,
      each.isCharge ? lineChargeCodes : lineAllowanceCodes,
      `${path}/${allowancePath(at)}`,
      findings,
    );
  for (const { name, value } of item.properties)
    findings.demand(hasText(name) && hasText(value), 'BR-54', `${path}/Item/AdditionalItemProperty`);
  if (item.standardCode !== undefined)
    findings.present(
      item.standardCode.scheme,
      'BR-64',
      `${path}/Item/StandardItemIdentification/ID/@schemeID`,
    );
  for (const { scheme } of item.classifications)
    findings.present(scheme, 'BR-65', `${path}/Item/CommodityClassification/ItemClassificationCode/@listID`);
}
