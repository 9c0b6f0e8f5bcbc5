/** The hash functions of the platform; Node and browsers have different APIs for hashing. */
export interface Hashing {
  /** Hashes bytes, or a string as UTF-8. */
  sha256(content: Uint8Array | string): Uint8Array;
  md5(bytes: Uint8Array): Uint8Array;
  base64(bytes: Uint8Array): string;
  /** Decodes base64 that may contain line breaks; null if it is invalid. */
  bytesOfBase64(text: string): Uint8Array | null;
}

/** A key that signs with RSASSA-PKCS1-v1_5 and SHA-256, and its certificate. */
export interface Signer {
  /** The certificate (DER) as base64 without line breaks. */
  readonly certificate: string;
  sign(bytes: Uint8Array): Uint8Array;
}

export interface Verifier {
  /**
   * Whether the key of this certificate (DER, base64) made the signature; null if the text is not a
   * certificate.
   */
  verify(certificate: string, bytes: Uint8Array, signature: Uint8Array): boolean | null;
}
