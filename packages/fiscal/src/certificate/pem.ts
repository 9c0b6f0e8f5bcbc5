/** The label of a PEM block, in its BEGIN and END lines. */
export type PemKind = 'CERTIFICATE' | 'PRIVATE KEY';

export function pemOf(kind: PemKind, bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const lines = base64.replaceAll(/(.{64})(?=.)/g, '$1\n');
  return `-----BEGIN ${kind}-----\n${lines}\n-----END ${kind}-----\n`;
}

/** All blocks with this label in the text; other content is skipped. Null if a block is not valid base64. */
export function bytesOfPem(kind: PemKind, pem: string): readonly Uint8Array[] | null {
  const pattern = new RegExp(`-----BEGIN ${kind}-----([A-Za-z0-9+/=\\s]*)-----END ${kind}-----`, 'g');
  try {
    return [...pem.matchAll(pattern)].map(([, base64 = '']) => bytesOfBase64(base64));
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}

function bytesOfBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
