import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKeyPair } from '@tezga/fiscal/node';
import { readPkcs12 } from '@tezga/fiscal/pkcs12';
import { holderOf, startTestAuthority, type TestAuthority } from '../testing/index.ts';
import { sharedKeys, type NewKeys } from './index.ts';

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('a taxpayer gets a p12 file that opens with its password, and its certificate is accepted', async () => {
  const { p12, facts } = await authority.parts.authority.issue(
    holderOf('L01714012M', 'Market Drini'),
    'Tezga-2026',
  );
  const { identity } = readPkcs12(p12, 'Tezga-2026');
  expect(readPkcs12(p12, 'tjetër').problem).toBe('wrong-password');
  const certificate = base64(identity?.certificate.bytes ?? new Uint8Array());
  expect(authority.parts.authority.standing(certificate)).toMatchObject({
    nuis: 'L01714012M',
    facts: { environment: 'test' },
  });
  expect(await authority.parts.authority.issued('L01714012M')).toMatchObject([
    { serialNumber: facts.serialNumber, revokedAt: null },
  ]);
});

test('a revoked certificate stays revoked after a restart', async () => {
  const { facts, identity } = await authority.parts.authority.issue(holderOf('L01714013N', 'Tjetri'), 'x');
  expect(await authority.parts.authority.revoke(facts.serialNumber)).toBe(true);
  expect(await authority.parts.authority.revoke('00')).toBe(false);
  const again = await startTestAuthority({ databaseUrl: authority.databaseUrl });
  expect(again.parts.authority.standing(base64(identity.certificate.bytes))).toBe(38);
  await again.stop();
});

test("replies are signed with a chain that ends in the stand-in's own root", () => {
  const { replySigner, certificates } = authority.parts.authority;
  const chain = [Buffer.from(replySigner.certificate, 'base64'), ...certificates].map(
    (bytes) => new X509Certificate(bytes),
  );
  expect(chain[0]?.subject).toContain('CN=GDT eFiskalizimi');
  expect(chain).toHaveLength(4);
  chain.forEach((certificate, place) => {
    const issuer = chain[place + 1] ?? certificate;
    expect(certificate.verify(issuer.publicKey)).toBe(true);
  });
});

/**
 * Issues three certificates, of which the last two are for the same taxpayer. Returns the number of different keys
 * among the first two, and among all three.
 */
async function keysOfTwo(newKeys: NewKeys): Promise<number[]> {
  const another = await startTestAuthority({ newKeys });
  const issued = [];
  for (const nuis of ['L01714014O', 'L01714015P', 'L01714015P'])
    issued.push(await another.parts.authority.issue(holderOf(nuis, 'Kush'), 'x'));
  await another.stop();
  expect(new Set(issued.map(({ facts }) => facts.serialNumber)).size).toBe(3);
  const keys = issued.map(({ identity }) => base64(identity.privateKey));
  return [new Set(keys.slice(0, 2)).size, new Set(keys).size];
}

test('by default each certificate has its own key; with sharedKeys() the first certificates of all taxpayers share one key', async () => {
  expect(await keysOfTwo(newKeyPair)).toEqual([2, 3]);
  expect(await keysOfTwo(sharedKeys())).toEqual([1, 2]);
});
