import { certificateFacts } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { readPkcs12 } from '@tezga/fiscal/pkcs12';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTaxpayer, startTestAuthority, type TestAuthority, type TestTaxpayer } from '../testing/index.ts';
import type { IssuedCertificate, NewCertificate } from './api.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
});
afterAll(() => authority.stop());

const dayMs = 86_400_000;
const password = 'çelësi';

function post(given: Omit<NewCertificate, 'nuis' | 'password'>): Promise<Response> {
  return fetch(`${authority.address}/control/api/certificates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nuis: taxpayer.nuis, password, ...given }),
  });
}
async function requested(given: Omit<NewCertificate, 'nuis' | 'password'> = {}): Promise<IssuedCertificate> {
  const response = await post(given);
  expect(response.status).toBe(200);
  return (await response.json()) as IssuedCertificate;
}
function environmentOf({ p12 }: IssuedCertificate): string | undefined {
  const { identity } = readPkcs12(Buffer.from(p12, 'base64'), password);
  return identity === null ? undefined : certificateFacts(identity.certificate, nodeCrypto).environment;
}

test('a taxpayer has one certificate file per environment, and a repeated request returns the same file', async () => {
  const [test1, production] = [await requested(), await requested({ environment: 'production' })];
  expect([environmentOf(test1), environmentOf(production)]).toEqual(['test', 'production']);
  expect(await requested()).toEqual(test1);
  expect(await requested({ environment: 'production' })).toEqual(production);
});

test('a repeated request returns the same certificate file only if it is valid for more than 31 days', async () => {
  const begun = authority.clock.now();
  const first = await requested({ environment: 'production' });
  const untilEndMs = Date.parse(first.notAfter) - begun.getTime();
  authority.clock.move(untilEndMs - 32 * dayMs);
  expect((await requested({ environment: 'production' })).serialNumber).toBe(first.serialNumber);
  authority.clock.move(dayMs);
  expect((await requested({ environment: 'production' })).serialNumber).not.toBe(first.serialNumber);
  authority.clock.set(begun);
});

test('requests with the same validity dates return the same certificate file; other dates return another file', async () => {
  const usual = await requested();
  const long = await requested({ notAfter: '2029-12-31T23:59:59.500Z' });
  expect(long.serialNumber).not.toBe(usual.serialNumber);
  expect(long.notAfter).toBe('2029-12-31T23:59:59.000Z');
  expect(await requested({ notAfter: '2029-12-31T23:59:59.500Z' })).toEqual(long);
});

test('a certificate whose end is before its start is refused', async () => {
  const wrong = await post({ notBefore: '2027-01-01T00:00:00Z', notAfter: '2026-12-31T00:00:00Z' });
  expect(wrong.status).toBe(400);
  expect((await post({ notAfter: '0001-01-01T00:00:00Z' })).status).toBe(400);
  const later = await requested({ notBefore: '2030-01-01T00:00:00Z' });
  expect(later.notAfter > later.notBefore).toBe(true);
});
