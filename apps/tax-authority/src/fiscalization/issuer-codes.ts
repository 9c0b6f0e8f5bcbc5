import { hash } from 'node:crypto';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { RuleSettings } from '../platform/rule-settings.ts';
import { refuseUnless, type Signatory } from '../soap/index.ts';
import type { InvoiceRequest, TransferNoteRequest } from './messages.ts';

interface SignedCode {
  readonly path: string;
  readonly code: string;
  readonly signature: string;
  /** What may have been signed, by the name of each way; the first is that of the specification, and nearly always it. */
  readonly forms: readonly (readonly [form: string, parts: () => readonly string[]])[];
  /** The certificate may have been renewed since the document was issued. */
  readonly isLate: boolean;
}

type Using = Pick<Signatory, 'certificate'>;

/** The code of an invoice (IIC), and in which of the known ways it was made; null: with a key that was replaced since. */
export function invoiceCodeForm(
  { Header, Invoice: invoice }: InvoiceRequest,
  { certificate }: Using,
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
  return formOf(signed, certificate, settings);
}

/** The same for a transfer note (WTNIC). */
export function noteCodeForm(
  { Header, WTN: note }: TransferNoteRequest,
  { certificate }: Using,
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
  return formOf(signed, certificate, settings);
}

function formOf(
  { path, code, signature, forms, isLate }: SignedCode,
  certificate: string,
  { isStrictWithCodes }: RuleSettings,
): string | null {
  const bytes = Buffer.from(signature, 'hex');
  refuseUnless(
    hash('md5', bytes, 'hex') === code.toLowerCase(),
    11,
    `${path} is not the MD5 of its signature`,
  );
  const tried = isStrictWithCodes ? forms.slice(0, 1) : forms;
  const found = tried.find(([, parts]) =>
    nodeCrypto.verify(certificate, Buffer.from(parts().join('|')), bytes),
  );
  refuseUnless(found !== undefined || isLate, 11, `${path} was not made of this document with this key`);
  return found?.[0] ?? null;
}

type Invoice = InvoiceRequest['Invoice'];

/** Who issues an invoice: its seller, or its buyer where they issue it themselves. */
const issuerOf = ({ TypeOfSelfIss, Seller, Buyer }: Invoice): Invoice['Buyer'] =>
  TypeOfSelfIss === undefined ? Seller : Buyer;

/** The NUIS of the issuer; null where it is known by something else. */
export function issuerAsWritten(invoice: Invoice): string | null {
  const issuer = issuerOf(invoice);
  return issuer?.IDType === 'NUIS' ? (issuer.IDNum ?? null) : null;
}
