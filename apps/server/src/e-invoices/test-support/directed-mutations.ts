import { writeDocument, type EInvoiceDocument } from '@tezga/fiscal';
import type { Mutation } from './mutations.ts';

type Change = readonly [rule: string, from: RegExp, to: string];

const registration = '<cac:PartyTaxScheme>.*?</cac:PartyTaxScheme>';
const means = /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/;
const otherMeans = (inside: string) => `$&<cac:PaymentMeans>${inside}</cac:PaymentMeans>`;
const mandate = '<cac:PaymentMandate><cbc:ID>1</cbc:ID></cac:PaymentMandate>';
const project = '<cac:ProjectReference><cbc:ID>1</cbc:ID></cac:ProjectReference>';
const reference = '<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference>';
const sepa = '<cac:PartyIdentification><cbc:ID schemeID="SEPA">1</cbc:ID></cac:PartyIdentification>';

/**
 * Changes that `mutationsOf` does not make. Each has the code of the one rule that it breaks, and a search and
 * replace on the XML.
 */
const changes: readonly Change[] = [
  ['BR-17', /(<cac:PayeeParty>.*?<cbc:Name>)[^<]*/, '$1Shumica Tomorri'],
  ['BR-17', /(<cac:PayeeParty><cac:PartyIdentification><cbc:ID)[^<]*/, '$1>L01714012M'],
  [
    'BR-33',
    /(<cbc:ChargeIndicator>false<\/cbc:ChargeIndicator>)<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/,
    '$1',
  ],
  [
    'BR-38',
    /(<cbc:ChargeIndicator>true<\/cbc:ChargeIndicator>)<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/,
    '$1',
  ],
  [
    'BR-42',
    /(Line>.*?<cbc:ChargeIndicator>false<\/cbc:ChargeIndicator>)<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/,
    '$1',
  ],
  [
    'BR-44',
    /(Line>.*?<cbc:ChargeIndicator>true<\/cbc:ChargeIndicator>)<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/,
    '$1',
  ],
  ['BR-CL-08', /<cbc:Note>/, '$&#XXX#'],
  ['BR-CO-03', /<cbc:DocumentCurrencyCode>/, '<cbc:TaxPointDate>2026-11-15</cbc:TaxPointDate>$&'],
  ['BR-CO-20', /(Line>.*?<cac:InvoicePeriod>).*?(<\/cac:InvoicePeriod>)/, '$1$2'],
  [
    'BR-IC-11',
    /<cac:InvoicePeriod>.*?<\/cac:InvoicePeriod>(.*?)<cbc:ActualDeliveryDate>.*?<\/cbc:ActualDeliveryDate>/,
    '$1',
  ],
  ['BR-IC-12', /<cac:Delivery>.*?<\/cac:Delivery>/, ''],
  [
    'BR-O-02',
    /<cac:PartyLegalEntity>/,
    '<cac:PartyTaxScheme><cbc:CompanyID>AL1</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>$&',
  ],
  [
    'BR-S-02',
    new RegExp(`${registration}(.*?)<cac:TaxRepresentativeParty>.*?</cac:TaxRepresentativeParty>`),
    '$1',
  ],
  [
    'BR-S-10',
    /(<cac:TaxSubtotal>.*?<\/cbc:Percent>)/,
    '$1<cbc:TaxExemptionReason>Pa TVSH</cbc:TaxExemptionReason>',
  ],
  ['BR-B-01', /(Category><cbc:ID>)[A-Z]+/g, '$1B'],
  [
    'UBL-CR-666',
    /(<cbc:DocumentTypeCode>130<\/cbc:DocumentTypeCode>)/,
    '$1<cac:Attachment><cac:ExternalReference><cbc:URI>x</cbc:URI></cac:ExternalReference></cac:Attachment>',
  ],
  [
    'UBL-CR-673',
    /(<cbc:DocumentTypeCode>130<\/cbc:DocumentTypeCode>)/,
    '$1<cbc:DocumentDescription>x</cbc:DocumentDescription>',
  ],
  ['UBL-SR-12', new RegExp(registration), '$&$&'],
  ['UBL-SR-42', new RegExp(registration), '$&$&$&'],
  ['UBL-SR-28', /<\/cac:PaymentMeans>/, `${mandate.replace('</cbc:ID>', '</cbc:ID><cbc:ID>2</cbc:ID>')}$&`],
  ['UBL-SR-29', /<cac:PartyName>/, `${sepa}${sepa}$&`],
  ['UBL-SR-39', /<cac:AccountingSupplierParty>/, `${project}${project}$&`],
  [
    'UBL-SR-44',
    means,
    otherMeans(
      '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>other</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>1</cbc:ID></cac:PayeeFinancialAccount>',
    ),
  ],
  [
    'UBL-SR-45',
    /<cac:PaymentMeans>(<cbc:PaymentMeansCode>.*?<\/cbc:PaymentMeansCode>).*?<\/cac:PaymentMeans>/,
    '<cac:PaymentMeans><cbc:PaymentMeansCode>42</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-11-30</cbc:PaymentDueDate></cac:PaymentMeans><cac:PaymentMeans><cbc:PaymentMeansCode>42</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-30</cbc:PaymentDueDate></cac:PaymentMeans>',
  ],
  [
    'UBL-SR-46',
    /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/,
    '<cac:PaymentMeans><cbc:PaymentMeansCode name="a">42</cbc:PaymentMeansCode></cac:PaymentMeans><cac:PaymentMeans><cbc:PaymentMeansCode name="a">42</cbc:PaymentMeansCode></cac:PaymentMeans>',
  ],
  ['UBL-SR-47', means, otherMeans('<cbc:PaymentMeansCode>42</cbc:PaymentMeansCode>')],
  ['UBL-SR-52', /<\/cac:OrderLineReference>/, `$&${reference}${reference}`],
  ['UBL-SR-54', /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/, '$&$&'],
  ['UBL-SR-55', /<\/cac:PaymentMeans>/, `${mandate}${mandate}$&`],
];

/** Rules about elements that our documents do not have, so the checker does not read them. */
export const uncheckedRules = ['UBL-SR-28', 'UBL-SR-39', 'UBL-SR-46', 'UBL-SR-52', 'UBL-SR-55'];

/**
 * Applies each change to each document that it matches. The name of a mutation is the rule that the change breaks in
 * at least one of the documents.
 */
export function directedMutations(documents: readonly EInvoiceDocument[]): Mutation[] {
  const written = documents.map(writeDocument);
  return changes.flatMap(([rule, from, to]) =>
    written.flatMap((ubl) => {
      const changed = ubl.replace(from, to);
      return changed === ubl ? [] : [{ name: rule, ubl: changed }];
    }),
  );
}
