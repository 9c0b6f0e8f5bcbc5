import { algorithmOf, objectIdentifierOf, smallIntegerOf } from './der-values.ts';
import { contents } from './object-identifiers.ts';
import { cipherOf, decrypted, digestOf, macOf } from './password-protection.ts';
import { Pkcs12Fault } from './pkcs12-fault.ts';
import { areSameBytes, octetsOf, partsOf, readDer, tags, type DerValue } from './read-der.ts';

/** The keys (PKCS#8) and certificates of a file, in file order. */
export interface Pkcs12Bags {
  readonly keys: readonly Uint8Array[];
  readonly certificates: readonly Uint8Array[];
}

/**
 * The maximum number of key derivation iterations for one file, about three seconds of CPU. Files from
 * browsers use up to 90 % of it; a file above the limit is refused as a denial-of-service attempt.
 */
const workMax = 1_000_000;
const firstInside = 0xa0;

class Password {
  readonly text: string;
  #workLeft = workMax;

  constructor(text: string) {
    this.text = text;
  }

  spend(work: number): void {
    this.#workLeft -= work;
    if (work <= 0 || this.#workLeft < 0) throw new Pkcs12Fault('unsupported-protection');
  }
}

/** Reads the keys and certificates. Verifies the MAC before decrypting anything. */
export function bagsOf(file: DerValue, text: string): Pkcs12Bags {
  const password = new Password(text);
  const [version, safe, macData] = partsOf(file, tags.sequence);
  const [kind, content] = partsOf(safe, tags.sequence);
  if (smallIntegerOf(version) !== 3) throw new Pkcs12Fault('not-pkcs12');
  const isUnderPassword = objectIdentifierOf(kind) === contents.data && macData !== undefined;
  if (!isUnderPassword) throw new Pkcs12Fault('unsupported-protection');
  const bytes = octetsOf(partsOf(content, firstInside)[0]);
  checkMac(macData, bytes, password);
  return sorted(
    partsOf(readDer(bytes), tags.sequence)
      .map((each) => contentOf(each, password))
      .flatMap((inside) => partsOf(readDer(inside), tags.sequence))
      .map((bag) => openedBag(bag, password)),
  );
}

function checkMac(macData: DerValue, bytes: Uint8Array, password: Password): void {
  const [expected, salt, count] = partsOf(macData, tags.sequence);
  const [algorithm, mac] = partsOf(expected, tags.sequence);
  const digest = digestOf(algorithmOf(algorithm).name);
  if (digest === null) throw new Pkcs12Fault('unsupported-protection');
  const iterations = count === undefined ? 1 : smallIntegerOf(count);
  password.spend(iterations * digest.workOfIteration);
  const right = macOf(bytes, password.text, { digest, salt: octetsOf(salt), iterations });
  if (!areSameBytes(right, octetsOf(mac))) throw new Pkcs12Fault('wrong-password');
}

/** The bytes of one part of the file, which is either encrypted or plain as a whole. */
function contentOf(part: DerValue, password: Password): Uint8Array {
  const [kind, content] = partsOf(part, tags.sequence);
  const name = objectIdentifierOf(kind);
  const [inside] = partsOf(content, firstInside);
  if (name === contents.data) return octetsOf(inside);
  if (name !== contents.encryptedData) throw new Pkcs12Fault('unsupported-protection');
  const [, encryption] = partsOf(inside, tags.sequence);
  const [, algorithm, bytes] = partsOf(encryption, tags.sequence);
  return opened(algorithm, octetsOf(bytes), password);
}

function opened(algorithm: DerValue | undefined, bytes: Uint8Array, password: Password): Uint8Array {
  const cipher = cipherOf(algorithm);
  if (cipher === null) throw new Pkcs12Fault('unsupported-protection');
  password.spend(cipher.work);
  const content = decrypted(cipher, password.text, bytes);
  // The MAC already proved that the password is right, so a part that cannot be decrypted is damaged.
  if (content === null) throw new Pkcs12Fault('damaged');
  return content;
}

interface OpenedBag {
  readonly kind: 'key' | 'certificate' | 'other';
  readonly bytes: Uint8Array;
}

function openedBag(bag: DerValue, password: Password): OpenedBag {
  const [kind, content] = partsOf(bag, tags.sequence);
  const [inside] = partsOf(content, firstInside);
  switch (objectIdentifierOf(kind)) {
    case contents.key:
      return { kind: 'key', bytes: inside?.bytes ?? new Uint8Array() };
    case contents.encryptedKey: {
      const [algorithm, bytes] = partsOf(inside, tags.sequence);
      return { kind: 'key', bytes: opened(algorithm, octetsOf(bytes), password) };
    }
    case contents.certificate: {
      const [type, certificate] = partsOf(inside, tags.sequence);
      if (objectIdentifierOf(type) !== contents.x509Certificate) break;
      return { kind: 'certificate', bytes: octetsOf(partsOf(certificate, firstInside)[0]) };
    }
  }
  return { kind: 'other', bytes: new Uint8Array() };
}

function sorted(bags: readonly OpenedBag[]): Pkcs12Bags {
  const bytesOf = (wanted: OpenedBag['kind']) =>
    bags.filter(({ kind }) => kind === wanted).map(({ bytes }) => bytes);
  return { keys: bytesOf('key'), certificates: bytesOf('certificate') };
}
