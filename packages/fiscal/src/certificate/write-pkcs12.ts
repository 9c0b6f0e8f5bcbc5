import forge from 'node-forge';
import { binaryOf, bytesOf } from './pkcs12-bags.ts';
import { octetsOf, partsOf, readDer, tags } from './read-der.ts';
import { integer, nothing, objectIdentifier, octetString, sequence } from './write-der.ts';

const { asn1, hmac, md, pkcs12, pki, random, util } = forge;

const iterations = 2048;
const saltBytes = 16;

export interface Pkcs12Content {
  /** PKCS#8, DER. Null for a file of certificates alone. */
  readonly privateKey: Uint8Array | null;
  /** DER; that of the key first. */
  readonly certificates: readonly Uint8Array[];
  /** What programs show for the key. */
  readonly friendlyName: string;
}

/** A key file with the key under AES-256 and a MAC by SHA-256. Its certificates, which are public, stand in the open. */
export function writePkcs12(content: Pkcs12Content, password: string): Uint8Array {
  const { privateKey, certificates, friendlyName } = content;
  const file = pkcs12.toPkcs12Asn1(
    privateKey && pki.privateKeyFromAsn1(parsed(privateKey)),
    certificates.map((certificate) => pki.certificateFromAsn1(parsed(certificate))),
    // For the cipher in UTF-8, as other programs do; for the MAC as the standard wants it.
    util.encodeUtf8(password),
    { algorithm: 'aes256', count: iterations, saltSize: saltBytes, useMac: false, friendlyName },
  );
  return withMac(bytesOf(asn1.toDer(file).getBytes()), password);
}

/** A file that ends with its MAC; node-forge itself writes one by SHA-1 only. */
export function withMac(file: Uint8Array, password: string): Uint8Array {
  const [version, safe] = partsOf(readDer(file), tags.sequence);
  const [, data] = partsOf(safe, tags.sequence);
  const salt = random.getBytesSync(saltBytes);
  const mac = macOf(octetsOf(partsOf(data, 0xa0)[0]), password, salt);
  return sequence(
    version?.bytes ?? new Uint8Array(),
    safe?.bytes ?? new Uint8Array(),
    sequence(
      sequence(sequence(objectIdentifier(sha256), nothing), octetString(mac)),
      octetString(bytesOf(salt)),
      integer(iterations),
    ),
  );
}

const sha256 = '2.16.840.1.101.3.4.2.1';
const purposeOfMac = 3;

function macOf(data: Uint8Array, password: string, salt: string): Uint8Array {
  const saltBuffer = util.createBuffer(salt);
  const key = pkcs12.generateKey(password, saltBuffer, purposeOfMac, iterations, 32, md.sha256.create());
  const mac = hmac.create();
  mac.start(md.sha256.create(), key);
  mac.update(binaryOf(data));
  return bytesOf(mac.getMac().getBytes());
}

const parsed = (der: Uint8Array) => asn1.fromDer(binaryOf(der));
