import { hash } from 'node:crypto';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { RuleSettings } from '../platform/rule-settings.ts';
import { refuseUnless, type Signatory } from '../soap/index.ts';
import type { InvoiceRequest, TransferNoteRequest } from './messages.ts';

interface SignedCode {
  readonly path: string;
  readonly code: string;
  readonly signature: string;
  /** Possible signed contents by form name; the first is the specified form and by far the most frequent. */
  readonly forms: readonly (readonly [form: string, parts: () => readonly string[]])[];
  /** True for a late document: an earlier certificate of the taxpayer may have signed its code. */
  readonly isLate: boolean;
}

type Using = Pick<Signatory, 'certificate' | 'issuedCertificates'>;

/** Checks the IIC of an invoice and returns from which fields it was computed; null if an earlier key signed it. */
export function invoiceCodeForm(
  { Header, Invoice: invoice }: InvoiceRequest,
  using: Using,
  settings: RuleSettings,
): string | null {
  const { IssueDateTime, InvOrdNum, InvNum, BusinUnitCode, TCRCode = '', SoftCode, TotPrice } = invoice;
  const issuer = issuerOf(invoice)?.IDNum ?? '';
  const signed: SignedCode = {
    path: 'Invoice/@IIC',
    code: invoice.IIC,
    signature: invoice.IICSignature,
    forms: [
      ['ordinal', () => [issuer, IssueDateTime, InvOrdNum, BusinUnitCode, TCRCode, SoftCode, TotPrice]],
      ['number', () => [issuer, IssueDateTime, InvNum, BusinUnitCode, TCRCode, SoftCode, TotPrice]],
      ['ordinal without till', () => [issuer, IssueDateTime, InvOrdNum, BusinUnitCode, SoftCode, TotPrice]],
      ['number without till', () => [issuer, IssueDateTime, InvNum, BusinUnitCode, SoftCode, TotPrice]],
    ],
    isLate: Header.SubseqDelivType !== undefined,
  };
  return formOf(signed, using, settings);
}

/** Checks the code of an accompanying invoice (WTNIC) and returns its form, as `invoiceCodeForm` does. */
export function noteCodeForm(
  { Header, WTN: note }: TransferNoteRequest,
  using: Using,
  settings: RuleSettings,
): string | null {
  const { IssueDateTime, WTNOrdNum, WTNNum, BusinUnitCode, SoftCode, Issuer } = note;
  const signed: SignedCode = {
    path: 'WTN/@WTNIC',
    code: note.WTNIC,
    signature: note.WTNICSignature,
    forms: [
      ['ordinal', () => [Issuer.NUIS, IssueDateTime, WTNOrdNum, BusinUnitCode, SoftCode]],
      ['number', () => [Issuer.NUIS, IssueDateTime, WTNNum, BusinUnitCode, SoftCode]],
    ],
    isLate: Header.SubseqDelivType !== undefined,
  };
  return formOf(signed, using, settings);
}

function formOf(
  { path, code, signature, forms, isLate }: SignedCode,
  { certificate, issuedCertificates }: Using,
  { isStrictWithCodes }: RuleSettings,
): string | null {
  const bytes = Buffer.from(signature, 'hex');
  refuseUnless(
    hash('md5', bytes, 'hex') === code.toLowerCase(),
    11,
    `${path} is not the MD5 of its signature`,
  );
  const tried = isStrictWithCodes ? forms.slice(0, 1) : forms;
  const formBy = (key: string) =>
    tried.find(([, parts]) => nodeCrypto.verify(key, Buffer.from(parts().join('|')), bytes));
  const found = formBy(certificate);
  if (found !== undefined) return found[0];
  const isByEarlierKey = isLate && issuedCertificates().some((each) => formBy(each) !== undefined);
  refuseUnless(isByEarlierKey, 11, `${path} does not match this document and a key of its issuer`);
  return null;
}

type Invoice = InvoiceRequest['Invoice'];

/** The issuer of an invoice: the seller, or the buyer if it is self-issued. */
const issuerOf = ({ TypeOfSelfIss, Seller, Buyer }: Invoice): Invoice['Buyer'] =>
  TypeOfSelfIss === undefined ? Seller : Buyer;

/** The NUIS of the issuer; null if it is identified by another number. */
export function issuerAsWritten(invoice: Invoice): string | null {
  const issuer = issuerOf(invoice);
  return issuer?.IDType === 'NUIS' ? (issuer.IDNum ?? null) : null;
}
