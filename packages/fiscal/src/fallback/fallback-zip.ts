import { zipSync } from 'fflate';
import { fiscalization } from '../fiscalization/messages.ts';
import { readMessage } from '../message/read-message.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { XmlFault } from '../xml/xml-fault.ts';
import { archiveName, entryName, stampOf, type FallbackName } from './fallback-names.ts';

/** Size limit of the tax authority for an uploaded file. */
export const fallbackBytesMax = 15_000_000;

export type FallbackProblem =
  | 'not-a-message'
  /**
   * The message is neither an invoice nor a cash deposit or withdrawal: no other kind may be submitted by
   * file.
   */
  | 'not-for-files'
  /** The message has no late reason, which is required for submission by file. */
  | 'not-late'
  | 'twice'
  | 'nothing'
  | 'too-large';

export interface FallbackFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The names of the entries, in the order of the messages. */
  readonly entries: readonly string[];
}

export type FallbackZip =
  | { readonly file: FallbackFile; readonly problem: null }
  /** `message` is the index of the message with the problem; null if the problem concerns all messages. */
  | { readonly file: null; readonly problem: FallbackProblem; readonly message: number | null };

const encoder = new TextEncoder();
const refused = (problem: FallbackProblem, message: number | null = null): FallbackZip => ({
  file: null,
  problem,
  message,
});

/**
 * Builds the ZIP file for uploading signed messages while the service is unreachable. Each entry is one
 * message without its SOAP envelope. `at` is the time for the file name, written as in messages (ISO 8601
 * with offset).
 */
export function fallbackZip(
  messages: readonly string[],
  at: string,
  bytesMax: number = fallbackBytesMax,
): FallbackZip {
  if (messages.length === 0) return refused('nothing');
  const files = new Map<string, Uint8Array>();
  for (const [place, message] of messages.entries()) {
    const name = nameOf(message);
    if (typeof name === 'string') return refused(name, place);
    const entry = entryName(freeName(name, files), 'request');
    if (files.has(entry)) return refused('twice', place);
    files.set(entry, encoder.encode(message));
  }
  const bytes = zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(at) });
  if (bytes.length > bytesMax) return refused('too-large');
  const name = archiveName(stampOf(at), 'request');
  return { file: { name, bytes, entries: [...files.keys()] }, problem: null };
}

function nameOf(message: string): FallbackName | FallbackProblem {
  const element = parsed(message);
  if (element === null) return 'not-a-message';
  if (element.name === 'RegisterInvoiceRequest') {
    const { value } = readMessage(fiscalization, 'RegisterInvoiceRequest', element);
    if (value === null) return 'not-a-message';
    const { SubseqDelivType, SendDateTime } = value.Header;
    if (SubseqDelivType === undefined) return 'not-late';
    return { stamp: stampOf(SendDateTime), subject: { kind: 'invoice', code: value.Invoice.IIC } };
  }
  if (element.name !== 'RegisterCashDepositRequest') return 'not-for-files';
  const { value } = readMessage(fiscalization, 'RegisterCashDepositRequest', element);
  if (value === null) return 'not-a-message';
  const { SubseqDelivType, SendDateTime } = value.Header;
  return SubseqDelivType === undefined
    ? 'not-late'
    : { stamp: stampOf(SendDateTime), subject: { kind: 'deposit' } };
}

function parsed(message: string): XmlElement | null {
  try {
    return parseXml(message);
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

/**
 * Names the file of a cash deposit after its time in seconds. If a file with that name exists, the next free
 * second is used.
 */
function freeName(name: FallbackName, taken: ReadonlyMap<string, unknown>): FallbackName {
  const { subject } = name;
  let { stamp } = name;
  while (subject.kind === 'deposit' && taken.has(entryName({ stamp, subject }, 'request')))
    stamp = secondAfter(stamp);
  return { stamp, subject };
}

function secondAfter(stamp: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp)?.map(Number) ?? [];
  const next = new Date(0);
  next.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day);
  next.setUTCHours(hour ?? 0, minute, (second ?? 0) + 1);
  return stampOf(next.toISOString());
}
