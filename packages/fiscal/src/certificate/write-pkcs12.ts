import {
  ciphers,
  writtenDigest,
  writtenScheme,
  type Cipher,
  type Digest,
  type EncryptionScheme,
} from './encryption-scheme.ts';
import { contents } from './object-identifiers.ts';
import { encrypted, macOf } from './password-encryption.ts';
import { derValue, integer, numbered, objectIdentifier, octetString, sequence, setOf } from './write-der.ts';

/** How files are protected: as most programs did it for twenty years, or as OpenSSL 3 does it by itself. */
export const pkcs12Protections = {
  legacy: { derivation: 'old', certificates: 'rc2-40', key: 'triple-des', digest: 'sha1' },
  'aes-128': { derivation: 'new', certificates: 'aes-128', key: 'aes-128', digest: 'sha256' },
  'aes-256': { derivation: 'new', certificates: 'aes-256', key: 'aes-256', digest: 'sha256' },
  'aes-256-sha1': { derivation: 'new', certificates: 'aes-256', key: 'aes-256', digest: 'sha1' },
} as const satisfies Record<
  string,
  { derivation: EncryptionScheme['derivation']; certificates: Cipher; key: Cipher; digest: Digest }
>;
export type Pkcs12Protection = keyof typeof pkcs12Protections;

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

export function writePkcs12(
  content: Pkcs12Content,
  password: string,
  protection: Pkcs12Protection,
): Uint8Array {
  const { digest } = pkcs12Protections[protection];
  const safe = sequence(
    certificatesPart(content, password, protection),
    ...(content.privateKey === null ? [] : [keyPart(content, content.privateKey, password, protection)]),
  );
  const salt = randomBytes(saltBytes);
  const mac = macOf({ digest, salt, iterations }, password, safe);
  return sequence(
    integer(3),
    sequence(objectIdentifier(contents.data), numbered(0, octetString(safe))),
    sequence(sequence(writtenDigest(digest), octetString(mac)), octetString(salt), integer(iterations)),
  );
}

function certificatesPart(
  { certificates, friendlyName }: Pkcs12Content,
  password: string,
  protection: Pkcs12Protection,
): Uint8Array {
  const scheme = newScheme(protection, 'certificates');
  const bags = certificates.map((certificate, place) =>
    bag(
      contents.certificate,
      sequence(objectIdentifier(contents.x509Certificate), numbered(0, octetString(certificate))),
      place === 0 ? friendlyName : null,
    ),
  );
  return sequence(
    objectIdentifier(contents.encryptedData),
    numbered(
      0,
      sequence(
        integer(0),
        sequence(
          objectIdentifier(contents.data),
          writtenScheme(scheme),
          derValue(0x80, encrypted(scheme, password, sequence(...bags))),
        ),
      ),
    ),
  );
}

function keyPart(
  { friendlyName }: Pkcs12Content,
  privateKey: Uint8Array,
  password: string,
  protection: Pkcs12Protection,
): Uint8Array {
  const scheme = newScheme(protection, 'key');
  const key = sequence(writtenScheme(scheme), octetString(encrypted(scheme, password, privateKey)));
  const bags = sequence(bag(contents.encryptedKey, key, friendlyName));
  return sequence(objectIdentifier(contents.data), numbered(0, octetString(bags)));
}

/** A bag; the name it is given also ties the key to its certificate. */
function bag(kind: string, content: Uint8Array, friendlyName: string | null): Uint8Array {
  const attributes =
    friendlyName === null
      ? []
      : [
          setOf(
            attribute(contents.friendlyName, derValue(0x1e, wide(friendlyName))),
            attribute(contents.localKey, octetString(Uint8Array.of(1))),
          ),
        ];
  return sequence(objectIdentifier(kind), numbered(0, content), ...attributes);
}

const attribute = (kind: string, value: Uint8Array) => sequence(objectIdentifier(kind), setOf(value));

function newScheme(protection: Pkcs12Protection, part: 'certificates' | 'key'): EncryptionScheme {
  const { derivation, digest, [part]: cipher } = pkcs12Protections[protection];
  const salt = randomBytes(saltBytes);
  if (derivation === 'old') return { derivation, cipher, salt, iterations };
  return {
    derivation,
    cipher,
    digest,
    salt,
    iterations,
    vector: randomBytes(ciphers[cipher].blockBytes),
  };
}

function wide(text: string): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)).flatMap((letter) => [
      letter >> 8,
      letter & 0xff,
    ]),
  );
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
