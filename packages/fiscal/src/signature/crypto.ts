/** What signing needs of the machine it runs on: Node and browsers have it under other names. */
export interface Hashing {
  /** Of bytes, or of a text as UTF-8. */
  sha256(content: Uint8Array | string): Uint8Array;
  md5(bytes: Uint8Array): Uint8Array;
  base64(bytes: Uint8Array): string;
  /** The bytes of base64, line breaks and all; null where it is none. */
  bytesOfBase64(text: string): Uint8Array | null;
}

/** A key that signs with RSASSA-PKCS1-v1_5 over SHA-256, and the certificate that belongs to it. */
export interface Signer {
  /** DER, as base64 without line breaks. */
  readonly certificate: string;
  sign(bytes: Uint8Array): Uint8Array;
}

export interface Verifier {
  /** Whether the key in this certificate (DER, base64) made this signature; null where it is no certificate. */
  verify(certificate: string, bytes: Uint8Array, signature: Uint8Array): boolean | null;
}
