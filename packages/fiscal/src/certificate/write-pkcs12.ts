import forge from 'node-forge';
import { binaryOf, bytesOf, digestOf, macOf } from './password-protection.ts';
import { octetsOf, partsOf, readDer, tags } from './read-der.ts';
import { integer, nothing, objectIdentifier, octetString, sequence } from './write-der.ts';

const { asn1, pkcs12, pki, random, util } = forge;

const iterations = 2048;
const saltBytes = 16;

export interface Pkcs12Content {
  /** The key (PKCS#8, DER); null for a file that contains only certificates. */
  readonly privateKey: Uint8Array | null;
  /** The certificates (DER), beginning with the certificate of the key. */
  readonly certificates: readonly Uint8Array[];
  /** Label that programs show for the key. */
  readonly friendlyName: string;
}

/**
 * Writes a PKCS#12 file. The key is encrypted with AES-256; the certificates are not encrypted, because they
 * are public. The MAC uses SHA-256.
 */
export function writePkcs12(content: Pkcs12Content, password: string): Uint8Array {
  const { privateKey, certificates, friendlyName } = content;
  const file = pkcs12.toPkcs12Asn1(
    privateKey && pki.privateKeyFromAsn1(parsed(privateKey)),
    certificates.map((certificate) => pki.certificateFromAsn1(parsed(certificate))),
    // The cipher takes the password as UTF-8, as in other programs; the MAC takes it as UTF-16, as the
    // standard requires.
    util.encodeUtf8(password),
    { algorithm: 'aes256', count: iterations, saltSize: saltBytes, useMac: false, friendlyName },
  );
  return withMac(bytesOf(asn1.toDer(file).getBytes()), password);
}

/** Appends a MAC with SHA-256, because node-forge itself can write it only with SHA-1. */
export function withMac(file: Uint8Array, password: string): Uint8Array {
  const [version, safe] = partsOf(readDer(file), tags.sequence);
  const [, data] = partsOf(safe, tags.sequence);
  const salt = bytesOf(random.getBytesSync(saltBytes));
  const digest = digestOf(sha256);
  if (digest === null) throw new Error('SHA-256 must be supported');
  const mac = macOf(octetsOf(partsOf(data, 0xa0)[0]), password, { digest, salt, iterations });
  return sequence(
    version?.bytes ?? new Uint8Array(),
    safe?.bytes ?? new Uint8Array(),
    sequence(
      sequence(sequence(objectIdentifier(sha256), nothing), octetString(mac)),
      octetString(salt),
      integer(iterations),
    ),
  );
}

const sha256 = '2.16.840.1.101.3.4.2.1';

const parsed = (der: Uint8Array) => asn1.fromDer(binaryOf(der));
