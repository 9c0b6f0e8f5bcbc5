import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueCertificate } from './issue-certificate.ts';
import { issueAuthorities, issueTaxpayer, pkcs12Of } from './node-authority.ts';
import { nodeCrypto } from '../signature/node-crypto.ts';
import { taxpayerSubject } from './certificate-subjects.ts';
import { pkcs12ToPem } from './pkcs12-to-pem.ts';
import { readDer, partsOf, joined, tags, type DerValue } from './read-der.ts';
import { pkcs12BytesMax, readPkcs12, type Identity } from './read-pkcs12.ts';
import { integer, octetString, sequence } from './write-der.ts';
import { writePkcs12 } from './write-pkcs12.ts';

// Deriving keys takes thousands of digests, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const now = new Date('2026-11-15T10:00:00Z');
const password = 'Fjalëkalim 2026';
const holder = {
  nuis: 'L01714012M',
  company: 'Kafe Rozafa',
  town: 'Shkodër',
  holderNumber: 'L43',
  environment: 'test',
} as const;

let authority: Identity;
let taxpayer: Identity;
let file: Uint8Array;

beforeAll(async () => {
  authority = await issueAuthorities(now);
  taxpayer = await issueTaxpayer(holder, authority, now);
  file = pkcs12Of(taxpayer, password);
});

const problemOf = (bytes: Uint8Array, secret = password) => readPkcs12(bytes, secret).problem;
const bytesOf = (identity: Identity | null) =>
  identity && {
    privateKey: Buffer.from(identity.privateKey).toString('hex'),
    certificates: [identity.certificate, ...identity.chain].map(({ bytes }) =>
      Buffer.from(bytes).toString('hex'),
    ),
  };

describe('a file written by us', () => {
  test('a written file is read with its key, certificate and chain', () => {
    const read = readPkcs12(file, password);
    expect(read.problem).toBeNull();
    expect(bytesOf(read.identity)).toEqual(bytesOf(taxpayer));
  });

  test.each([
    ['no password', ''],
    ['a short password', 'a'],
    ['a non-ASCII password', '🔑 çelës'],
    ['a long password', 'x'.repeat(300)],
  ])('a file with %s can be read', (_, secret) => {
    expect(problemOf(pkcs12Of(taxpayer, secret), secret)).toBeNull();
  });

  test('a file is converted to PEM that Node can load', () => {
    const { pem } = pkcs12ToPem(file, password);
    const certificate = new X509Certificate(pem?.certificatePem ?? '');
    expect(certificate.checkPrivateKey(createPrivateKey(pem?.privateKeyPem ?? ''))).toBe(true);
    expect(pem?.chainPem.match(/BEGIN CERTIFICATE/g)).toHaveLength(3);
    expect(pkcs12ToPem(file, 'other')).toEqual({ pem: null, problem: 'wrong-password' });
  });
});

describe('files that readPkcs12 refuses', () => {
  test.each(['', 'fjalëkalim 2026', 'Fjalekalim 2026', `${password} `])(
    'a file is refused with the wrong password %j',
    (secret) => {
      expect(problemOf(file, secret)).toBe('wrong-password');
      expect(problemOf(keyFile('legacy'), secret)).toBe('wrong-password');
    },
  );

  test('a file of another type is refused', () => {
    const others = [
      new Uint8Array(),
      Uint8Array.of(0x30),
      new TextEncoder().encode('-----BEGIN CERTIFICATE-----'),
      taxpayer.certificate.bytes,
      taxpayer.privateKey,
      new Uint8Array(5000).fill(0x30),
    ];
    expect(others.map((bytes) => problemOf(bytes))).toEqual(others.map(() => 'not-pkcs12'));
  });

  test('a truncated file is refused as damaged', () => {
    const cuts = [10, 100, file.length / 2, file.length - 1].map((length) => file.slice(0, length));
    expect(cuts.map((bytes) => problemOf(bytes))).toEqual(cuts.map(() => 'damaged'));
  });

  test('a file above the size limit is refused before it is parsed', () => {
    expect(problemOf(new Uint8Array(pkcs12BytesMax + 1))).toBe('too-large');
  });

  test('a file without an RSA key and its certificate is refused', () => {
    const certificates = [taxpayer.certificate.bytes];
    const problemWith = (content: Partial<Parameters<typeof writePkcs12>[0]>) =>
      problemOf(writePkcs12({ privateKey: null, certificates, friendlyName: '', ...content }, password));
    expect(problemWith({})).toBe('no-key');
    expect(problemOf(keyFile('without-certificate'))).toBe('no-certificate');
    expect(problemWith({ privateKey: authority.privateKey })).toBe('no-matching-certificate');
    expect(problemOf(keyFile('elliptic-curve'))).toBe('key-not-rsa');
  });

  test('a file with an invalid or too high number of key derivation iterations is refused', () => {
    expect(problemOf(withSealIterations(1_000_001))).toBe('unsupported-protection');
    expect(problemOf(withSealIterations(0))).toBe('unsupported-protection');
    expect(problemOf(withSealIterations(2 ** 40))).toBe('damaged');
  });

  test('a file without a MAC is refused', () => {
    const [version, safe] = partsOf(readDer(file), tags.sequence);
    expect(problemOf(sequence(bytesIn(version), bytesIn(safe)))).toBe('unsupported-protection');
  });
});

test('if a file has several certificates, the newest one that matches the key is used', () => {
  const request = {
    subject: taxpayerSubject(holder),
    publicKey: taxpayer.certificate.publicKey,
    notBefore: new Date('2025-11-15T10:00:00Z'),
    notAfter: new Date('2026-11-20T10:00:00Z'),
    isAuthority: false,
  };
  const issuer = { certificate: authority.certificate, sign: () => new Uint8Array(256) };
  const replaced = issueCertificate(request, issuer, nodeCrypto);
  const others = [...authority.chain, taxpayer.certificate, authority.certificate];
  const certificates = [replaced, ...others.map(({ bytes }) => bytes)];
  const content = { privateKey: taxpayer.privateKey, certificates, friendlyName: 'x' };
  const { identity } = readPkcs12(writePkcs12(content, password), password);
  expect(bytesOf(identity)).toEqual(bytesOf(taxpayer));
});

test('a file with values of indefinite length (BER) is read', () => {
  expect(bytesOf(readPkcs12(open(readDer(file)), password).identity)).toEqual(bytesOf(taxpayer));
});

test('a file with any byte flipped neither throws nor yields another key or certificate', () => {
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const altered = file.slice();
      altered[place] = (altered[place] ?? 0) ^ change;
      const { identity, problem } = readPkcs12(altered, password);
      expect(problem !== null || isDeepStrictEqual(bytesOf(identity), bytesOf(taxpayer))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a file of random bytes never makes the reader throw', () => {
  const beginning = file.slice(0, 40);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(problemOf(bytes)).not.toBeNull();
      expect(problemOf(joined([beginning, bytes]))).not.toBeNull();
    }),
  );
});

const bytesIn = (value: DerValue | undefined) => value?.bytes ?? new Uint8Array();

function withSealIterations(iterations: number): Uint8Array {
  const [version, safe, seal] = partsOf(readDer(file), tags.sequence);
  const [expectation, salt] = partsOf(seal, tags.sequence);
  return sequence(
    bytesIn(version),
    bytesIn(safe),
    sequence(bytesIn(expectation), bytesIn(salt), integer(iterations)),
  );
}

const wrapped = (tag: number, ...parts: readonly Uint8Array[]) =>
  joined([Uint8Array.of(tag, 0x80), ...parts, Uint8Array.of(0, 0)]);

/** Re-encodes a value as some programs write it: indefinite lengths, octet strings in chunks. */
function open(value: DerValue): Uint8Array {
  if ((value.tag & 0x20) !== 0) return wrapped(value.tag, ...partsOf(value, value.tag).map(open));
  if (value.tag !== tags.octetString || value.content.length < 30) return value.bytes;
  const half = Math.floor(value.content.length / 2);
  const pieces = [value.content.subarray(0, half), value.content.subarray(half)];
  return wrapped(0x24, ...pieces.map(octetString));
}

const keyFile = (name: string) =>
  readFileSync(new URL(`../test-support/key-files/${name}.p12`, import.meta.url));

// These files were written by OpenSSL 3; the file names describe the options.
describe('a file written by OpenSSL', () => {
  test.each([
    'legacy',
    'openssl-3',
    'aes-128',
    'aes-192-sha1-mac',
    'sha512-mac',
    'open-certificate',
    'open-key',
  ])('a file with the options %s is read', (name) => {
    const { pem } = pkcs12ToPem(keyFile('legacy'), password);
    expect(pkcs12ToPem(keyFile(name), password).pem).toEqual(pem);
    expect(
      new X509Certificate(pem?.certificatePem ?? '').checkPrivateKey(
        createPrivateKey(pem?.privateKeyPem ?? ''),
      ),
    ).toBe(true);
  });

  test('a file with an unsupported cipher (RC2 with 128 bits) is refused', () => {
    expect(problemOf(keyFile('rc2-128'))).toBe('unsupported-protection');
  });

  test.each([
    ['legacy-empty', ''],
    ['legacy-emoji', '🔑 çelës'],
  ])('a file with the options %s is read with the password %j', (name, secret) => {
    expect(problemOf(keyFile(name), secret)).toBeNull();
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('with the openssl command (skipped if it is not installed)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pkcs12-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const pkcs12 = (...options: readonly string[]) =>
    execFileSync('openssl', ['pkcs12', ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

  test('a file that we write is read by OpenSSL', () => {
    writeFileSync(join(folder, 'ours.p12'), file);
    const read = pkcs12('-in', 'ours.p12', '-passin', `pass:${password}`, '-nodes').toString();
    expect(read).toContain('friendlyName: Kafe Rozafa Fiskalizimi1');
    expect(read.match(/BEGIN CERTIFICATE/g)).toHaveLength(4);
    expect(read).toContain('BEGIN PRIVATE KEY');
  });
});
