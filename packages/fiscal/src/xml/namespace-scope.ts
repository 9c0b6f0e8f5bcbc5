const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

const most = 100;

/** What prefixes mean inside an element; most elements declare nothing and share their parent's. */
export interface Scope {
  readonly byDefault: string;
  readonly byPrefix: ReadonlyMap<string, string>;
}

export const outermost: Scope = { byDefault: '', byPrefix: new Map([['xml', xmlNamespace]]) };

export function meaningOf(prefix: string, { byDefault, byPrefix }: Scope): string | undefined {
  return prefix === '' ? byDefault : byPrefix.get(prefix);
}

/** The scope with one more declaration; null where that may not be declared. */
export function declaring({ byDefault, byPrefix }: Scope, prefix: string, namespace: string): Scope | null {
  if (prefix === 'xml' || prefix === 'xmlns' || namespace === xmlNamespace) return null;
  if (prefix === '') return { byDefault: namespace, byPrefix };
  // Every declaration copies those around it, so that many of them take the square of their number.
  if (byPrefix.size >= most) return null;
  return namespace === '' ? null : { byDefault, byPrefix: new Map(byPrefix).set(prefix, namespace) };
}
