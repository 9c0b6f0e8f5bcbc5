/** Bytes as base64 without line breaks. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** The bytes of base64, line breaks and all; null where it is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll(/[ \t\r\n]/g, '')), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
