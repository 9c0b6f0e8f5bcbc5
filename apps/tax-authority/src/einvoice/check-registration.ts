import { X509Certificate } from 'node:crypto';
import {
  checkDocument,
  checkNationalRules,
  readFiscalNotes,
  taxNumberOf,
  type BrokenRule,
  type EInvoiceDocument,
} from '@tezga/fiscal';
import { Refused, refuseUnless, type Sender } from '../soap/index.ts';
import type { FiscalizedInvoice } from '../fiscal-documents/index.ts';
import { checkAmounts } from './check-amounts.ts';
import { certificateOfDocument, type OpenedDocument } from './open-document.ts';

export interface Parties {
  readonly seller: string;
  readonly buyer: string;
}

/** The document must be signed with the key of the message (40) and by its issuer (54). */
export function checkSigner(opened: OpenedDocument, sender: Sender): void {
  const inside = certificateOfDocument(opened);
  if (inside !== sender.certificate)
    refuseUnless(keyOf(inside).equals(keyOf(sender.certificate)), 40, 'the certificates have different keys');
  const issuer = issuerOf(opened.document)?.toUpperCase();
  refuseUnless(
    issuer === sender.nuis,
    54,
    `the issuer of the e-invoice is ${issuer ?? 'missing'}, the certificate is of ${sender.nuis}`,
  );
}

const keyOf = (certificate: string) => new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;

const selfBilled = '389';

/** The seller, or the buyer of a self-billed invoice. */
function issuerOf({ typeCode, process, seller, buyer }: EInvoiceDocument): string | undefined {
  return taxNumberOf(typeCode === selfBilled || process === 'P12' ? buyer : seller);
}

const reportedMax = 5;

/**
 * Checks all rules at once, so that one reply (12) lists several broken rules: at most five, and the number of the
 * others.
 */
export function checkRules(document: EInvoiceDocument): Parties {
  const broken = [...checkDocument(document), ...checkNationalRules(document)];
  if (broken.length > 0) throw new Refused(12, rulesInWords(broken));
  const [seller, buyer] = [taxNumberOf(document.seller), taxNumberOf(document.buyer)];
  if (seller === undefined || buyer === undefined) throw new Refused(12, 'a party has no NUIS');
  return { seller: seller.toUpperCase(), buyer: buyer.toUpperCase() };
}

function rulesInWords(broken: readonly BrokenRule[]): string {
  const reported = broken.slice(0, reportedMax).map(({ code, path }) => `${code} at ${path}`);
  return (
    reported.join(', ') + (broken.length > reportedMax ? ` and ${broken.length - reportedMax} more` : '')
  );
}

const same = (isSame: boolean, field: string) =>
  refuseUnless(isSame, 12, `${field} differs from the fiscal invoice`);

/** An e-invoice must match its fiscal invoice, which must have been registered with `IsEinvoice`. */
export function checkFiscalInvoice(
  document: EInvoiceDocument,
  fiscalized: FiscalizedInvoice | null,
  sender: Sender,
): asserts fiscalized is FiscalizedInvoice {
  const { facts } = readFiscalNotes(document);
  if (fiscalized === null || fiscalized.issuer !== sender.nuis)
    throw new Refused(12, `Note[IIC]: no fiscal invoice has the IIC ${facts.IIC ?? ''}`);
  const { invoice } = fiscalized;
  same(facts.FIC?.toLowerCase() === fiscalized.fic.toLowerCase(), 'Note[FIC]');
  same(facts.IICSignature?.toUpperCase() === invoice.IICSignature.toUpperCase(), 'Note[IICSignature]');
  same(document.number === invoice.InvNum, 'ID');
  same(
    invoice.Seller.IDNum.toUpperCase() === taxNumberOf(document.seller)?.toUpperCase(),
    'AccountingSupplierParty',
  );
  const buyer = invoice.Buyer?.IDNum?.toUpperCase();
  // A fiscal invoice may have no buyer.
  same(
    buyer === undefined || buyer === taxNumberOf(document.buyer)?.toUpperCase(),
    'AccountingCustomerParty',
  );
  same(facts.IssueDateTime === invoice.IssueDateTime, 'Note[IssueDateTime]');
  same(facts.BusinessUnitCode === invoice.BusinUnitCode, 'Note[BusinessUnitCode]');
  same(facts.OperatorCode === invoice.OperatorCode, 'Note[OperatorCode]');
  same(facts.SoftwareCode === invoice.SoftCode, 'Note[SoftwareCode]');
  refuseUnless(invoice.IsEinvoice === true, 12, 'the fiscal invoice was registered without IsEinvoice');
  checkAmounts(document, invoice);
}
