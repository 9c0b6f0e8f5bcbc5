import { unzipSync, type UnzipFileInfo } from 'fflate';
import { faultIn, type Fault } from '../fault/read-fault.ts';
import { fiscalization } from '../fiscalization/messages.ts';
import { readMessage } from '../message/read-message.ts';
import type { Hashing, Verifier } from '../signature/crypto.ts';
import { verifySignature, type SignatureFault } from '../signature/verify-signature.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { textOfBytes } from '../xml/text-of-bytes.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { XmlFault } from '../xml/xml-fault.ts';
import { readResponseName, type FallbackName, type FallbackSubject } from './fallback-names.ts';
import { fallbackBytesMax } from './fallback-zip.ts';

/** Size limit of one entry. Real responses have less than 10,000 bytes. */
const entryBytesMax = 150_000;
const entriesMax = 20_000;

export type FallbackAnswer =
  | {
      readonly kind: 'registered';
      /** The FIC of an invoice, or the FCDC of a cash deposit or withdrawal. */
      readonly code: string;
      readonly requestUUID: string;
      /**
       * The certificate that made the signature. The caller must check that it belongs to the tax authority.
       */
      readonly certificate: string;
    }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'unsigned'; readonly fault: SignatureFault }
  | { readonly kind: 'unreadable'; readonly why: 'too-large' | 'not-xml' | 'not-an-answer' };

export interface FallbackEntry extends FallbackName {
  readonly name: string;
  readonly answer: FallbackAnswer;
}

export type ReadFallbackZip =
  | {
      readonly entries: readonly FallbackEntry[];
      /**
       * The names of skipped files: not named like a response, a duplicate, or more than the maximum number
       * of entries.
       */
      readonly unexpectedFiles: readonly string[];
      readonly problem: null;
    }
  | { readonly entries: null; readonly problem: 'not-a-zip' | 'too-large' };

type Using = Pick<Hashing, 'sha256' | 'bytesOfBase64'> & Verifier;

/** Reads the tax authority's response archive, one entry for each submitted message. */
export function readFallbackZip(bytes: Uint8Array, using: Using): ReadFallbackZip {
  if (bytes.length > fallbackBytesMax) return { entries: null, problem: 'too-large' };
  const found = new Map<string, UnzipFileInfo>();
  const unexpectedFiles: string[] = [];
  const isRead = (file: UnzipFileInfo): boolean => {
    if (readResponseName(file.name) === null || found.has(file.name) || found.size >= entriesMax) {
      unexpectedFiles.push(file.name);
      return false;
    }
    found.set(file.name, file);
    return file.originalSize <= entryBytesMax;
  };
  const files = unzipped(bytes, isRead);
  if (files === null) return { entries: null, problem: 'not-a-zip' };
  const entries = [...found.keys()].flatMap((name): FallbackEntry[] => {
    const parts = readResponseName(name);
    const file = files[name];
    if (parts === null) return [];
    const answer = file === undefined ? unreadable('too-large') : answerIn(file, parts.subject, using);
    return [{ name, ...parts, answer }];
  });
  return { entries, unexpectedFiles, problem: null };
}

function unzipped(
  bytes: Uint8Array,
  filter: (file: UnzipFileInfo) => boolean,
): Readonly<Record<string, Uint8Array | undefined>> | null {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    // fflate throws an Error for every archive that it cannot read.
    if (error instanceof Error) return null;
    throw error;
  }
}

type UnreadableWhy = Extract<FallbackAnswer, { kind: 'unreadable' }>['why'];
const unreadable = (why: UnreadableWhy): FallbackAnswer => ({ kind: 'unreadable', why });

function answerIn(file: Uint8Array, { kind }: FallbackSubject, using: Using): FallbackAnswer {
  const element = parsed(file);
  if (element === null) return unreadable('not-xml');
  const fault = faultIn(element);
  if (fault !== null) return { kind: 'refused', fault };
  const registration = kind === 'invoice' ? invoiceAnswer(element) : depositAnswer(element);
  if (registration === null) return unreadable('not-an-answer');
  const { certificate, fault: signatureFault } = verifySignature(element, '#Response', using);
  return signatureFault === null
    ? { kind: 'registered', ...registration, certificate }
    : { kind: 'unsigned', fault: signatureFault };
}

function invoiceAnswer(element: XmlElement): { code: string; requestUUID: string } | null {
  const { value } = readMessage(fiscalization, 'RegisterInvoiceResponse', element);
  return value === null ? null : { code: value.FIC, requestUUID: value.Header.RequestUUID };
}

function depositAnswer(element: XmlElement): { code: string; requestUUID: string } | null {
  const { value } = readMessage(fiscalization, 'RegisterCashDepositResponse', element);
  return value === null ? null : { code: value.FCDC, requestUUID: value.Header.RequestUUID };
}

function parsed(file: Uint8Array): XmlElement | null {
  try {
    return parseXml(textOfBytes(file));
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}
