import forge from 'node-forge';
import { smallIntegerOf } from './der-values.ts';
import { Pkcs12Fault, type Pkcs12Problem } from './pkcs12-fault.ts';
import { DerFault, octetsOf, partsOf, readDer, tags, type DerValue } from './read-der.ts';

const { asn1, pkcs12, pki } = forge;

/** Keys (PKCS#8) and certificates of a file, DER. */
export interface Pkcs12Bags {
  readonly keys: readonly Uint8Array[];
  readonly certificates: readonly Uint8Array[];
}

/** What is in a key file. node-forge verifies the MAC before it decrypts anything. */
export function bagsOf(file: DerValue, password: string): Pkcs12Bags {
  const [version, safe, macData] = partsOf(file, tags.sequence);
  if (smallIntegerOf(version) !== 3) throw new Pkcs12Fault('not-pkcs12');
  if (macData === undefined) throw new Pkcs12Fault('unsupported-protection');
  checkIterations(macData);
  checkIterations(safe);
  const bags = opened(file, password).safeContents.flatMap(({ safeBags }) => safeBags);
  const ofType = (...types: readonly (string | undefined)[]) =>
    bags.filter(({ type }) => types.includes(type));
  return {
    keys: ofType(pki.oids['keyBag'], pki.oids['pkcs8ShroudedKeyBag']).map((bag) =>
      // A key that is not RSA stays as it stood.
      derOf(bag.key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(bag.key)) : bag.asn1),
    ),
    certificates: ofType(pki.oids['certBag']).map((bag) =>
      derOf(bag.cert ? pki.certificateToAsn1(bag.cert) : bag.asn1),
    ),
  };
}

/**
 * node-forge uses one form of the password for MAC and ciphers. The standard wants UTF-16 for the MAC and the old ciphers,
 * and programs take UTF-8 for AES. So where the first fails after the MAC was right, the file is read again in UTF-8 without
 * the MAC. The two differ only in letters such as ë and ç.
 */
function opened(file: DerValue, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return withForge(file, password);
  } catch (fault) {
    const inUtf8 = forge.util.encodeUtf8(password);
    const isMacRight = fault instanceof Pkcs12Fault && fault.problem === 'damaged';
    if (!isMacRight || inUtf8 === password) throw fault;
    return withForge(file, inUtf8, { isMacChecked: true });
  }
}

function withForge(file: DerValue, password: string, { isMacChecked = false } = {}): forge.pkcs12.Pkcs12Pfx {
  try {
    const pfx = asn1.fromDer(binaryOf(file.bytes));
    if (isMacChecked && Array.isArray(pfx.value)) pfx.value = pfx.value.slice(0, 2);
    return pkcs12.pkcs12FromAsn1(pfx, false, password);
  } catch (error) {
    throw new Pkcs12Fault(problemOf(error));
  }
}

/** The library says only in words what is wrong; that it fails for a hostile file in other ways is a damaged file too. */
function problemOf(error: unknown): Pkcs12Problem {
  const words = error instanceof Error ? error.message : '';
  if (words.includes('MAC could not be verified')) return 'wrong-password';
  return /unsupported|only .* supported|iteration count/i.test(words) ? 'unsupported-protection' : 'damaged';
}

/**
 * The most iterations that opening one file may cost, about three seconds. Browsers write files that need nine tenths of
 * this; one that asks for more was made to keep the server busy.
 */
const iterationsMax = 1_000_000;

function checkIterations(value: DerValue | undefined): void {
  const counts = value === undefined ? [] : iterationCountsIn(value);
  const isTooMuch = counts.reduce((sum, count) => sum + count, 0) > iterationsMax;
  if (isTooMuch || counts.includes(0)) throw new Pkcs12Fault('unsupported-protection');
}

/** Wherever a password protects something, an iteration count follows the salt. What is encrypted is not looked into. */
function iterationCountsIn(value: DerValue): readonly number[] {
  if (value.tag === tags.octetString || value.tag === openOctetString) return countsInOctets(value);
  if ((value.tag & 0x20) === 0) return [];
  const parts = partsOf(value, value.tag);
  return parts.flatMap((part, place) =>
    part.tag === tags.integer && parts[place - 1]?.tag === tags.octetString
      ? [smallIntegerOf(part)]
      : iterationCountsIn(part),
  );
}

/** An octet string in pieces, as BER allows. */
const openOctetString = 0x24;

function countsInOctets(value: DerValue): readonly number[] {
  try {
    return iterationCountsIn(readDer(octetsOf(value)));
  } catch (fault) {
    // Salts, digests and what is encrypted are no DER.
    if (fault instanceof DerFault) return [];
    throw fault;
  }
}

/** The library takes bytes as text of one character a byte. */
export const binaryOf = (bytes: Uint8Array) => forge.util.binary.raw.encode(bytes);
export const bytesOf = (binary: string) => forge.util.binary.raw.decode(binary);
const derOf = (value: forge.asn1.Asn1) => bytesOf(asn1.toDer(value).getBytes());
