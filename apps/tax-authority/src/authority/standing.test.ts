import { randomBytes } from 'node:crypto';
import { issueAuthorities, issueTaxpayer } from '@tezga/fiscal/node';
import { beforeAll, expect, test } from 'vitest';
import { holderOf, usualMoment } from '../testing/index.ts';
import { certificateLengthMax, standingOf, type KnownCertificate } from './standing.ts';

type Issuer = Awaited<ReturnType<typeof issueAuthorities>>;
let issuer: Issuer;
beforeAll(async () => {
  issuer = await issueAuthorities(usualMoment);
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const issuedBy = (by: Issuer, town = 'Tiranë') =>
  issueTaxpayer({ ...holderOf('L01714012M', 'Market Drini'), town }, by, usualMoment);
const textOf = ({ certificate }: Issuer) => base64(certificate.bytes);

function cachedStanding() {
  const cache = new Map<string, KnownCertificate>();
  const book = { status: () => 'good' as const };
  return { cache, standing: standingOf(issuer.certificate, book, { now: () => usualMoment }, cache) };
}

test('an accepted certificate is cached once, by its digest', async () => {
  const { cache, standing } = cachedStanding();
  const certificate = textOf(await issuedBy(issuer));
  const first = standing(certificate);
  expect(first).toMatchObject({ nuis: 'L01714012M' });
  expect(standing(certificate)).toBe(first);
  expect([...cache.keys()].map((key) => key.length)).toEqual([44]);
});

test('refused certificates are not cached', async () => {
  const { cache, standing } = cachedStanding();
  const taxpayer = await issuedBy(issuer);
  expect(standing(textOf(await issuedBy(taxpayer)))).toBe(35);
  for (let each = 0; each < 500; each += 1) expect(standing(base64(randomBytes(3000)))).toBe(33);
  expect(cache.size).toBe(0);
});

test('a text above the length limit is refused without parsing, even if it is a valid certificate', async () => {
  const { cache, standing } = cachedStanding();
  const long = textOf(await issuedBy(issuer, 'T'.repeat(certificateLengthMax)));
  expect(standing(long)).toBe(33);
  expect(standing('A'.repeat(30_000_000))).toBe(33);
  expect(cache.size).toBe(0);
});
