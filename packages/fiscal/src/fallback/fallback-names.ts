/** The document in a fallback file: an invoice, identified by its IIC, or a cash deposit or withdrawal. */
export type FallbackSubject =
  | { readonly kind: 'invoice'; readonly code: string }
  | { readonly kind: 'deposit' };

/** The parts of a fallback file name. */
export interface FallbackName {
  /** The time in the format yyyyMMddHHmmSS. */
  readonly stamp: string;
  readonly subject: FallbackSubject;
}

/**
 * Converts the time of a message to the local time in file names: `2026-11-15T10:00:00+01:00` becomes
 * `20261115100000`.
 */
export const stampOf = (moment: string): string => moment.slice(0, 19).replaceAll(/\D/g, '');

export const archiveName = (stamp: string, what: 'request' | 'response'): string => `${stamp}_${what}.zip`;

export function entryName({ stamp, subject }: FallbackName, what: 'request' | 'response'): string {
  return `${stamp}_${subject.kind === 'invoice' ? subject.code : 'deposit'}_${what}.xml`;
}

/** Parses the name of a response file; null if the name has another format. */
export function readResponseName(name: string): FallbackName | null {
  const [, stamp = '', subject = ''] = /^(\d{14})_(deposit|[0-9A-Fa-f]{32})_response\.xml$/.exec(name) ?? [];
  if (stamp === '') return null;
  return { stamp, subject: subject === 'deposit' ? { kind: 'deposit' } : { kind: 'invoice', code: subject } };
}
