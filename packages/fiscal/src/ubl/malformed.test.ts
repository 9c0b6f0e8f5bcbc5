import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import { everything, exampleDraft } from './example-draft.ts';
import { readDocument } from './read-document.ts';
import { writeDocument } from './write-document.ts';

const written = writeDocument(completeDocument(exampleDraft([], everything)));
const malformed: [code: string, path: string, from: string | RegExp, to: string][] = [
  [
    'UBL-SR-09',
    'AccountingSupplierParty/Party/PartyLegalEntity',
    /<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/,
    '$&$&',
  ],
  [
    'UBL-SR-48',
    'InvoiceLine/Item/ClassifiedTaxCategory',
    /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/,
    '$&$&',
  ],
  ['UBL-SR-26', 'PaymentMeans/PaymentID', /<cbc:PaymentID>.*?<\/cbc:PaymentID>/, '$&$&'],
  ['UBL-XSD', 'IssueDate', /<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '$&$&'],
  ['UBL-XSD', 'TaxCurrencyCode', '<cbc:TaxCurrencyCode>ALL<', '<cbc:TaxCurrencyCode> <'],
  ['UBL-XSD', 'AllowanceCharge/ChargeIndicator', '<cbc:ChargeIndicator>false<', '<cbc:ChargeIndicator>jo<'],
  [
    'BR-CL-03',
    'LegalMonetaryTotal/PayableAmount',
    /<cbc:PayableAmount currencyID="ALL">/,
    '<cbc:PayableAmount>',
  ],
  [
    'BR-47',
    'TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID',
    /VAT(<\/cbc:ID><\/cac:TaxScheme><\/cac:TaxCategory><\/cac:TaxSubtotal>)/,
    'GST$1',
  ],
  [
    'BR-CO-04',
    'InvoiceLine/Item/ClassifiedTaxCategory/TaxScheme/ID',
    /<cac:TaxScheme><cbc:ID>VAT<\/cbc:ID><\/cac:TaxScheme>(<\/cac:ClassifiedTaxCategory>)/,
    '$1',
  ],
];

test.each(malformed)(
  'XML that breaks %s at %s is reported, although the fields that are read from it are valid',
  (code, path, from, to) => {
    const document = readDocument(written.replace(from, to));
    if (document === null) throw new Error('not read');
    expect(checkDocument(document)).toContainEqual({ code, path });
  },
);

test('a credit note has its due date only in the first of its payment means', () => {
  const means = { code: '42', instruction: 'ACCOUNT' };
  const document = completeDocument(
    exampleDraft([], { ...everything, typeCode: '381', paymentMeans: [means, means] }),
  );
  const credit = writeDocument(document);
  expect(credit.match(/<cbc:PaymentDueDate>/g)).toHaveLength(1);
  expect(readDocument(credit)).toEqual(document);
  const dated = credit.replace(
    /(<cac:PaymentMeans>.*?<\/cac:PaymentMeans>)<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/,
    '$1$1',
  );
  const codes = checkDocument(readDocument(dated) ?? document).map(({ code }) => code);
  expect(codes).toEqual(['UBL-SR-45']);
});
