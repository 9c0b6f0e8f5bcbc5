/** Which document a file of the fallback is about: an invoice by its code, or a movement of cash. */
export type FallbackSubject =
  | { readonly kind: 'invoice'; readonly code: string }
  | { readonly kind: 'deposit' };

/** A file of the fallback by its name. */
export interface FallbackName {
  /** yyyyMMddHHmmSS. */
  readonly stamp: string;
  readonly subject: FallbackSubject;
}

/** The moment as names have it: `2026-11-15T10:00:00+01:00` is `20261115100000`, whatever the offset. */
export const stampOf = (moment: string): string => moment.slice(0, 19).replaceAll(/\D/g, '');

export const archiveName = (stamp: string, what: 'request' | 'response'): string => `${stamp}_${what}.zip`;

export function entryName({ stamp, subject }: FallbackName, what: 'request' | 'response'): string {
  return `${stamp}_${subject.kind === 'invoice' ? subject.code : 'deposit'}_${what}.xml`;
}

/** What the name of an answer says; null where it is the name of none. */
export function readResponseName(name: string): FallbackName | null {
  const [, stamp = '', subject = ''] = /^(\d{14})_(deposit|[0-9A-Fa-f]{32})_response\.xml$/.exec(name) ?? [];
  if (stamp === '') return null;
  return { stamp, subject: subject === 'deposit' ? { kind: 'deposit' } : { kind: 'invoice', code: subject } };
}
