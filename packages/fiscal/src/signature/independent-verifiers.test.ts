import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesToTry } from '@tezga/domain/cases-to-try';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { referenceOf } from '../message/signed-message.ts';
import { idleSigner, requestKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf, type AnyValue } from '../test-support/arbitrary-of.ts';
import { taxpayerSigner, type TaxpayerSigner } from '../test-support/taxpayer-signer.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { algorithms } from './algorithms.ts';
import { nodeCrypto } from './node-crypto.ts';
import { verifySignature } from './verify-signature.ts';

const runs = casesToTry(process.env, 100, 20);
const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

let taxpayer: TaxpayerSigner;
let folder: string;
beforeAll(async () => {
  taxpayer = await taxpayerSigner();
  folder = mkdtempSync(join(tmpdir(), 'fiscal-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const messagesOf = (kind: MessageKind, values: fc.Arbitrary<AnyValue> = arbitraryOf(kind.structure)) =>
  fc.sample(values, runs).map((value) => writtenMessage(kind, value, taxpayer.signer));

/**
 * Excludes characters that the XML parser of xml-crypto treats as line ends, although they are line ends only
 * in XML 1.1.
 */
const withoutOddEnds = (kind: MessageKind) =>
  arbitraryOf(kind.structure).map(
    (value) => JSON.parse(JSON.stringify(value).replaceAll(/[\u0085\u2028]/g, '-')) as AnyValue,
  );

describe.each(requestKinds)('$name', (kind) => {
  test.skipIf(!hasXmlsec)('xmlsec1 accepts our signatures (skipped if xmlsec1 is not installed)', () => {
    const files = messagesOf(kind).map((message, place) => written(`${kind.name}-${place}.xml`, message));
    expect(judgedByXmlsec(kind, files)).toBe('OK\n'.repeat(runs));
  });

  test('xml-crypto accepts our signatures', () => {
    for (const message of messagesOf(kind, withoutOddEnds(kind))) {
      const verifier = new SignedXml({ publicCert: taxpayer.certificatePem });
      verifier.loadSignature(signatureIn(message));
      expect(verifier.checkSignature(message)).toBe(true);
    }
  });

  test('our verifier accepts signatures made by xml-crypto', () => {
    for (const value of fc.sample(withoutOddEnds(kind), runs / 5)) {
      const message = writtenMessage(kind, value, idleSigner);
      const signed = signedByXmlCrypto(message.replace(signatureIn(message), ''), kind);
      expect(verifySignature(parseXml(signed), '#Request', nodeCrypto)).toEqual({
        certificate: taxpayer.signer.certificate,
        fault: null,
      });
    }
  });
});

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function judgedByXmlsec({ service, name }: MessageKind, files: readonly string[]): string {
  const [root = '', ...between] = taxpayer.chainPems.toReversed();
  const untrusted = between.flatMap((pem, place) => ['--untrusted-pem', written(`${place}.pem`, pem)]);
  const { stdout, stderr } = spawnSync(
    'xmlsec1',
    [
      '--verify',
      '--trusted-pem',
      written('root.pem', root),
      ...untrusted,
      '--verification-gmt-time',
      '2026-11-15 11:00:00',
      '--id-attr:Id',
      `${service.namespace}:${name}`,
      ...files,
    ],
    { encoding: 'utf8' },
  );
  return (stdout + stderr)
    .split('\n')
    .filter((line) => !/^(?:SignedInfo|Manifests) References/.test(line))
    .join('\n');
}

const signatureIn = (message: string): string => /<Signature .*<\/Signature>/s.exec(message)?.[0] ?? '';

function signedByXmlCrypto(unsigned: string, { name }: MessageKind): string {
  const signing = new SignedXml({
    privateKey: taxpayer.key,
    publicCert: taxpayer.certificatePem,
    idAttribute: 'Id',
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: algorithms.canonicalization,
    getKeyInfoContent: (parts) => SignedXml.getKeyInfoContent(parts ?? {}),
  });
  signing.addReference({
    xpath: '/*',
    uri: referenceOf(name),
    transforms: [algorithms.enveloped, algorithms.canonicalization],
    digestAlgorithm: algorithms.digest,
  });
  signing.computeSignature(unsigned);
  return signing.getSignedXml();
}
