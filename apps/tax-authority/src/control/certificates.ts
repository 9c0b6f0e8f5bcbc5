import type { z } from 'zod';
import { pemOf } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Authority, IssuedCertificate as Issued } from '../authority/index.ts';
import type { Context } from '../platform/context.ts';
import type { AuthorityCertificates, CertificateRow, IssuedCertificate, newCertificate } from './api.ts';
import { taxpayerOf } from './taxpayers.ts';

type Using = Pick<Context, 'sql' | 'clock'> & { readonly authority: Authority };
type Given = z.output<typeof newCertificate>;

const dayMs = 86_400_000;

/** The file that was given before, or a new one; null where the taxpayer is not registered. */
export async function issueCertificate(using: Using, given: Given): Promise<IssuedCertificate | null> {
  const taxpayer = await taxpayerOf(using, given.nuis);
  if (taxpayer === null) return null;
  const isUsual = !given.isNew && given.notBefore === undefined && given.notAfter === undefined;
  const before = isUsual ? await issuedBefore(using, given) : undefined;
  if (before !== undefined) return before;
  const holder = {
    nuis: given.nuis,
    company: taxpayer.name,
    town: taxpayer.town,
    holderNumber: given.nuis,
    environment: given.environment,
  };
  const { facts, p12 } = await using.authority.issue(holder, given.password, validityOf(given, using));
  await using.sql`insert into tax_authority.issued_files (serial_number, nuis, password, p12)
    values (${facts.serialNumber}, ${given.nuis}, ${given.password}, ${Buffer.from(p12)})`;
  return {
    serialNumber: facts.serialNumber,
    nuis: given.nuis,
    subject: facts.subject,
    notBefore: facts.notBefore.toISOString(),
    notAfter: facts.notAfter.toISOString(),
    p12: Buffer.from(p12).toString('base64'),
  };
}

function validityOf({ notBefore, notAfter }: Given, { clock }: Using) {
  if (notBefore === undefined && notAfter === undefined) return undefined;
  const end = notAfter === undefined ? new Date(clock.now().getTime() + 365 * dayMs) : new Date(notAfter);
  const usualStart = new Date(Math.min(clock.now().getTime(), end.getTime() - 365 * dayMs));
  return { notBefore: notBefore === undefined ? usualStart : new Date(notBefore), notAfter: end };
}

async function issuedBefore({ sql, clock }: Using, { nuis, password }: Given) {
  const now = clock.now();
  const [found] = await sql<
    { serialNumber: string; subject: string; notBefore: Date; notAfter: Date; p12: Buffer }[]
  >`
    select serial_number as "serialNumber", subject, not_before as "notBefore", not_after as "notAfter", p12
    from tax_authority.issued_files join tax_authority.certificates using (serial_number)
    where issued_files.nuis = ${nuis} and password = ${password} and revoked_at is null
      and not_before <= ${now} and not_after > ${now}
    order by issued_at desc limit 1`;
  if (found === undefined) return undefined;
  return {
    ...found,
    nuis,
    notBefore: found.notBefore.toISOString(),
    notAfter: found.notAfter.toISOString(),
    p12: found.p12.toString('base64'),
  };
}

export async function listCertificates(
  using: Using,
  nuis: string | undefined,
): Promise<readonly CertificateRow[]> {
  const rows = await using.sql<{ serialNumber: string }[]>`
    select serial_number as "serialNumber" from tax_authority.issued_files`;
  const files = new Set(rows.map(({ serialNumber }) => serialNumber));
  return (await using.authority.issued(nuis)).map((each) => rowOf(each, files.has(each.serialNumber)));
}

const rowOf = (
  { serialNumber, nuis, subject, notBefore, notAfter, issuedAt, revokedAt }: Issued,
  hasFile: boolean,
): CertificateRow => ({
  serialNumber,
  nuis,
  subject,
  notBefore: notBefore.toISOString(),
  notAfter: notAfter.toISOString(),
  issuedAt: issuedAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  hasFile,
});

export async function certificateFile({ sql }: Pick<Context, 'sql'>, serialNumber: string) {
  const [file] = await sql<{ nuis: string; p12: Buffer }[]>`
    select nuis, p12 from tax_authority.issued_files where serial_number = ${serialNumber}`;
  return file ?? null;
}

const pem = (bytes: Uint8Array) => pemOf('CERTIFICATE', bytes);

export function authorityCertificates({ authority }: Pick<Using, 'authority'>): AuthorityCertificates {
  const signer = nodeCrypto.bytesOfBase64(authority.replySigner.certificate) ?? new Uint8Array();
  return { certificates: authority.certificates.map(pem), replySigner: pem(signer) };
}
