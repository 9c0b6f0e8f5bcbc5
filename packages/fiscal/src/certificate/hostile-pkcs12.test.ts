import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { expect, test } from 'vitest';
import { contents } from './object-identifiers.ts';
import { binaryOf, bytesOf } from './password-protection.ts';
import { partsOf, readDer, tags } from './read-der.ts';
import { readPkcs12 } from './read-pkcs12.ts';
import { derValue, integer, numbered, objectIdentifier, octetString, sequence } from './write-der.ts';
import { withMac } from './write-pkcs12.ts';

const password = 'Fjalëkalim 2026';
const keyFile = (name: string) =>
  readFileSync(new URL(`../test-support/key-files/${name}.p12`, import.meta.url));
const problemOf = (bytes: Uint8Array, secret = password) => readPkcs12(bytes, secret).problem;
const data = (content: Uint8Array) =>
  sequence(objectIdentifier(contents.data), numbered(0, octetString(content)));

test('the key derivation iterations of a bag inside encrypted content count towards the limit', () => {
  const bag = sequence(objectIdentifier(contents.encryptedKey), numbered(0, keyUnder(2 ** 31 - 1)));
  const scheme = sequence(octetString(new Uint8Array(8)), integer(1));
  const encrypted = sequence(
    objectIdentifier(contents.encryptedData),
    numbered(
      0,
      sequence(
        integer(0),
        sequence(
          objectIdentifier(contents.data),
          sequence(objectIdentifier(tripleDes), scheme),
          derValue(0x80, encryptedTripleDes(sequence(bag))),
        ),
      ),
    ),
  );
  const unsealed = sequence(integer(3), data(sequence(encrypted)));
  expect(problemOf(withMac(unsealed, password))).toBe('unsupported-protection');
});

const tripleDes = '1.2.840.113549.1.12.1.3';

const keyUnder = (iterations: number) =>
  sequence(
    sequence(objectIdentifier(tripleDes), sequence(octetString(new Uint8Array(8)), integer(iterations))),
    octetString(new Uint8Array(16)),
  );

const derivedFromPassword = (purpose: number, length: number) =>
  forge.pkcs12.generateKey(password, forge.util.createBuffer('\0'.repeat(8)), purpose, 1, length);

/** Encrypts with the test password, a zero salt and one iteration. */
function encryptedTripleDes(content: Uint8Array): Uint8Array {
  const cipher = forge.cipher.createCipher('3DES-CBC', derivedFromPassword(1, 24));
  cipher.start({ iv: derivedFromPassword(2, 8) });
  cipher.update(forge.util.createBuffer(binaryOf(content)));
  cipher.finish();
  return bytesOf(cipher.output.getBytes());
}

test('a file whose MAC cannot be parsed is refused, also if the password has non-ASCII characters', () => {
  const [version, safe] = partsOf(readDer(keyFile('open-key')), tags.sequence);
  const broken = sequence(version?.bytes ?? new Uint8Array(), safe?.bytes ?? new Uint8Array(), sequence());
  expect(problemOf(broken, 'ë')).toBe('damaged');
});

test('a bag of an unknown type in a key file is skipped', () => {
  // A file with only an unknown bag gives the problem 'no-key', not 'damaged'.
  const bags = sequence(sequence(objectIdentifier('1.2.3.4'), numbered(0, derValue(0x05))));
  const unsealed = sequence(integer(3), data(sequence(data(bags))));
  expect(problemOf(withMac(unsealed, password))).toBe('no-key');
});
