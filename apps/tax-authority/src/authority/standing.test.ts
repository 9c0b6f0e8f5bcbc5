import { randomBytes } from 'node:crypto';
import { issueAuthorities, issueTaxpayer } from '@tezga/fiscal/node';
import { beforeAll, expect, test } from 'vitest';
import { holderOf, usualMoment } from '../testing/index.ts';
import { certificateLettersMost, standingOf, type KnownCertificate } from './standing.ts';

type Issuer = Awaited<ReturnType<typeof issueAuthorities>>;
let issuer: Issuer;
beforeAll(async () => {
  issuer = await issueAuthorities(usualMoment);
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const issuedBy = (by: Issuer, town = 'Tiranë') =>
  issueTaxpayer({ ...holderOf('L01714012M', 'Market Drini'), town }, by, usualMoment);
const textOf = ({ certificate }: Issuer) => base64(certificate.bytes);

function remembering() {
  const known = new Map<string, KnownCertificate>();
  const book = { status: () => 'good' as const };
  return { known, standing: standingOf(issuer.certificate, book, { now: () => usualMoment }, known) };
}

test('a certificate of ours is remembered by its digest, once', async () => {
  const { known, standing } = remembering();
  const certificate = textOf(await issuedBy(issuer));
  const first = standing(certificate);
  expect(first).toMatchObject({ nuis: 'L01714012M' });
  expect(standing(certificate)).toBe(first);
  expect([...known.keys()].map((key) => key.length)).toEqual([44]);
});

test('what is refused is not remembered, however often something else comes', async () => {
  const { known, standing } = remembering();
  const taxpayer = await issuedBy(issuer);
  expect(standing(textOf(await issuedBy(taxpayer)))).toBe(35);
  for (let each = 0; each < 500; each += 1) expect(standing(base64(randomBytes(3000)))).toBe(33);
  expect(known.size).toBe(0);
});

test('what is longer than any certificate is refused unread, though it may be one', async () => {
  const { known, standing } = remembering();
  const long = textOf(await issuedBy(issuer, 'T'.repeat(certificateLettersMost)));
  expect(standing(long)).toBe(33);
  expect(standing('A'.repeat(30_000_000))).toBe(33);
  expect(known.size).toBe(0);
});
