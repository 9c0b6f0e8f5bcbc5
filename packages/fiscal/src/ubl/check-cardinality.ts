import { invoicedObject } from './check-codes.ts';
import type { EInvoiceDocument, Identifier, TaxRegistration } from './e-invoice-document.ts';
import { hasText, type Findings } from './findings.ts';

/** How often elements may occur (UBL-SR-04 to UBL-SR-54), and that the payee is not the seller (BR-17). */
export function checkCardinality(document: EInvoiceDocument, findings: Findings): void {
  checkRegistrations(document, findings);
  checkPayee(document, findings);
  checkPaymentMeans(document, findings);
  checkReferences(document, findings);
}

const isVat = ({ scheme }: TaxRegistration) => scheme.trim().toUpperCase() === 'VAT';

function checkRegistrations({ seller, buyer, taxRepresentative }: EInvoiceDocument, findings: Findings) {
  const ofSeller = 'AccountingSupplierParty/Party/PartyTaxScheme';
  const ofBuyer = 'AccountingCustomerParty/Party/PartyTaxScheme';
  const ofRepresentative = 'TaxRepresentativeParty/PartyTaxScheme';
  const { taxRegistrations } = seller;
  findings.demand(taxRegistrations.length <= 2, 'UBL-SR-42', ofSeller);
  findings.demand(taxRegistrations.filter(isVat).length <= 1, 'UBL-SR-12', ofSeller);
  findings.demand(taxRegistrations.filter((each) => !isVat(each)).length <= 1, 'UBL-SR-13', ofSeller);
  findings.demand(buyer.taxRegistrations.filter(isVat).length <= 1, 'UBL-SR-18', ofBuyer);
  findings.demand(buyer.identifiers.length <= 1, 'UBL-SR-16', 'AccountingCustomerParty/Party');
  const represented = taxRepresentative?.taxRegistrations ?? [];
  findings.demand(represented.length <= 1, 'UBL-SR-23', ofRepresentative);
  for (const [registrations, path] of [
    [taxRegistrations, ofSeller],
    [buyer.taxRegistrations, ofBuyer],
    [represented, ofRepresentative],
  ] as const)
    for (const { id, scheme } of registrations)
      findings.demand(hasText(id) && hasText(scheme), 'UBL-SR-53', path);
}

/** Whether this is the creditor identifier for direct debits. */
const isCreditor = ({ scheme }: Identifier) => scheme?.toUpperCase() === 'SEPA';

function checkPayee({ seller, payee }: EInvoiceDocument, findings: Findings): void {
  const creditors = [...seller.identifiers, ...(payee?.identifiers ?? [])].filter(isCreditor);
  findings.demand(creditors.length <= 1, 'UBL-SR-29', 'PartyIdentification/ID');
  if (payee === undefined) return;
  const isOther = hasText(payee.name) && payee.name !== seller.name;
  const ids = new Set(seller.identifiers.map(({ value }) => value));
  const isAnotherParty =
    payee.name !== seller.tradingName && !payee.identifiers.some(({ value }) => ids.has(value));
  findings.demand(hasText(payee.name) && isAnotherParty, 'BR-17', 'PayeeParty/PartyName/Name');
  const identifiers = payee.identifiers.filter((each) => !isCreditor(each));
  findings.demand(isOther, 'UBL-SR-19', 'PayeeParty/PartyName/Name');
  findings.demand(isOther && identifiers.length <= 1, 'UBL-SR-20', 'PayeeParty/PartyIdentification/ID');
  findings.demand(isOther, 'UBL-SR-21', 'PayeeParty/PartyLegalEntity/CompanyID');
}

const different = (texts: readonly (string | undefined)[]) => new Set(texts.filter(hasText)).size;

function checkPaymentMeans({ paymentMeans }: EInvoiceDocument, findings: Findings): void {
  const path = 'PaymentMeans';
  const occurrences = (key: 'dueDate' | 'card') =>
    paymentMeans.filter((means) => means[key] !== undefined).length;
  findings.demand(
    different(paymentMeans.map(({ reference }) => reference)) <= 1,
    'UBL-SR-44',
    `${path}/PaymentID`,
  );
  findings.demand(occurrences('dueDate') <= 1, 'UBL-SR-45', `${path}/PaymentDueDate`);
  findings.demand(
    different(paymentMeans.map(({ code }) => code)) <= 1,
    'UBL-SR-47',
    `${path}/PaymentMeansCode`,
  );
  findings.demand(occurrences('card') <= 1, 'UBL-SR-54', `${path}/CardAccount`);
}

/**
 * The type code of a document reference to a project. A credit note uses it, because it has no element for a
 * project.
 */
const project = '50';

function checkReferences({ kind, attachments }: EInvoiceDocument, findings: Findings): void {
  const objects = attachments.filter(({ typeCode }) => typeCode === invoicedObject);
  findings.demand(objects.length <= 1, 'UBL-SR-04', 'AdditionalDocumentReference/ID');
  for (const [place, { id, typeCode, description, file, address }] of attachments.entries()) {
    const path = `AdditionalDocumentReference[${place + 1}]`;
    const isPlain = typeCode === undefined && id.scheme === undefined;
    const isProject = kind === 'creditNote' && typeCode === project;
    findings.demand(
      isPlain || isProject || typeCode === invoicedObject,
      'UBL-SR-43',
      `${path}/DocumentTypeCode`,
    );
    if (typeCode !== invoicedObject) continue;
    findings.demand(file === undefined && address === undefined, 'UBL-CR-666', `${path}/Attachment`);
    findings.demand(description === undefined, 'UBL-CR-673', `${path}/DocumentDescription`);
  }
}
