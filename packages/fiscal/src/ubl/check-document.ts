import { albanianScheme, taxNumberOf } from './albanian-party.ts';
import { checkCardinality } from './check-cardinality.ts';
import { checkCodes } from './check-codes.ts';
import { checkPresence } from './check-presence.ts';
import { checkSums } from './check-sums.ts';
import { checkTaxCategories } from './check-tax-categories.ts';
import { homeCurrency } from './complete-document.ts';
import { documentTypes, processes } from './document-codes.ts';
import type { BrokenRule, EInvoiceDocument } from './e-invoice-document.ts';
import { factNames, readFiscalNotes } from './fiscal-notes.ts';
import { rootNames } from './ubl-namespaces.ts';
import { Findings, hasText } from './findings.ts';

/** All rules of EN 16931 that the document breaks, in document order. */
export function checkDocument(document: EInvoiceDocument): readonly BrokenRule[] {
  const findings = new Findings();
  findings.broken.push(...(document.malformed ?? []));
  checkPresence(document, findings);
  checkCodes(document, findings);
  checkCardinality(document, findings);
  checkSums(document, findings);
  checkTaxCategories(document, findings);
  return findings.broken;
}

const neededFacts = factNames.slice(0, 8);
const factForms: Readonly<Record<string, RegExp>> = {
  IIC: /^[0-9a-fA-F]{32}$/,
  IICSignature: /^[0-9a-fA-F]{512}$/,
  FIC: /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
  IssueDateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[+-]\d{2}:\d{2}|Z)$/,
  OperatorCode: /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/,
  BusinessUnitCode: /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/,
  SoftwareCode: /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/,
  IsBadDebtInv: /^(?:true|false)$/,
  CurrencyExchangeRate: /^(?!0*\.?0*$)\d+(?:\.\d+)?$/,
};

/**
 * Checks national requirements beyond EN 16931: the document must contain the facts of its fiscal invoice, a
 * known process and type, and the tax numbers of both parties. The authority has not published codes for
 * these requirements, so the codes are ours.
 */
export function checkNationalRules(document: EInvoiceDocument): readonly BrokenRule[] {
  const findings = new Findings();
  const { facts } = readFiscalNotes(document);
  for (const name of neededFacts)
    findings.demand(factForms[name]?.test(facts[name] ?? '') ?? true, 'AL-NOTE', `Note[${name}]`);
  findings.demand((document.process ?? '') in processes, 'AL-PROCESS', 'ProfileID');
  findings.demand(document.typeCode in documentTypes, 'AL-TYPE', `${rootNames[document.kind]}TypeCode`);
  findings.demand(/^[1-9]\d{0,14}\/\d{4}(?:\/[a-z0-9]{10})?$/.test(document.number), 'AL-NUMBER', 'ID');
  findings.demand((facts.IssueDateTime ?? '').startsWith(document.issueDate), 'AL-ISSUE-DATE', 'IssueDate');
  for (const [party, path] of [
    [document.seller, 'AccountingSupplierParty'],
    [document.buyer, 'AccountingCustomerParty'],
  ] as const)
    findings.demand(
      party.endpoint?.scheme === albanianScheme && hasText(taxNumberOf(party)),
      'AL-ENDPOINT',
      `${path}/Party/EndpointID`,
    );
  findings.demand(document.taxCurrency === homeCurrency, 'AL-TAX-CURRENCY', 'TaxCurrencyCode');
  if (document.currency !== homeCurrency)
    findings.demand(
      factForms.CurrencyExchangeRate?.test(facts.CurrencyExchangeRate ?? '') ?? false,
      'AL-EXCHANGE-RATE',
      'Note[CurrencyExchangeRate]',
    );
  return findings.broken;
}
