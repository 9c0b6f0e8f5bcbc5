import {
  parseXml,
  readDocument,
  verifyDocument,
  XmlFault,
  type EInvoiceDocument,
  type XmlElement,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { Refused } from '../soap/index.ts';

/** Exactly one of the fields is present. */
export interface Envelope {
  readonly UblInvoice?: string | undefined;
  readonly UblCreditNote?: string | undefined;
  readonly CiiInvoice?: string | undefined;
}

export interface OpenedDocument {
  readonly document: EInvoiceDocument;
  readonly text: string;
  readonly root: XmlElement;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the document in an envelope. Code 50: unsupported type; 51: unreadable. */
export function openDocument(envelope: Envelope): OpenedDocument {
  if (envelope.CiiInvoice !== undefined) throw new Refused(50, 'CiiInvoice: only UBL 2.1 is accepted');
  const name = envelope.UblCreditNote === undefined ? 'UblInvoice' : 'UblCreditNote';
  const text = textIn(envelope[name] ?? '');
  const root = rootOf(text);
  const document = readDocument(root);
  if (document === null)
    throw new Refused(50, `${root.name} is neither an Invoice nor a CreditNote of UBL 2.1`);
  if ((document.kind === 'creditNote') !== (name === 'UblCreditNote'))
    throw new Refused(51, `${name} contains another document: ${root.name}`);
  return { document, text, root };
}

function textIn(base64: string): string {
  const bytes = nodeCrypto.bytesOfBase64(base64);
  if (bytes === null || bytes.length === 0) throw new Refused(51, 'the document is empty or not base64');
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused(51, 'the document is not UTF-8');
  }
}

function rootOf(text: string): XmlElement {
  try {
    return parseXml(text);
  } catch (fault) {
    if (fault instanceof XmlFault) throw new Refused(51, fault.message);
    throw fault;
  }
}

/** The certificate of a document whose signature is valid; otherwise throws the signature's fault code. */
export function certificateOfDocument({ root }: OpenedDocument): string {
  const { certificate, fault } = verifyDocument(root, nodeCrypto);
  if (fault !== null) throw new Refused(fault, 'in the e-invoice');
  return certificate;
}
