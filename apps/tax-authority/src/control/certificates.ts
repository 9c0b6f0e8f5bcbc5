import type { z } from 'zod';
import { certificateFacts, pemOf, readCertificate } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Authority, IssuedCertificate as Issued } from '../authority/index.ts';
import type { Context } from '../platform/context.ts';
import type { AuthorityCertificates, CertificateRow, IssuedCertificate, newCertificate } from './api.ts';
import { taxpayerOf } from './taxpayers.ts';

type Using = Pick<Context, 'sql' | 'clock'> & { readonly authority: Authority };
type Given = z.output<typeof newCertificate>;

const dayMs = 86_400_000;
/** Minimum remaining validity for returning an earlier file; below it, users would see an expiry warning. */
const daysLeftMin = 31;

/** Returns an earlier file or issues a new one; null if the taxpayer is not registered. */
export async function issueCertificate(using: Using, given: Given): Promise<IssuedCertificate | null> {
  const taxpayer = await taxpayerOf(using, given.nuis);
  if (taxpayer === null) return null;
  const before = given.isNew ? undefined : await issuedBefore(using, given);
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
  const now = clock.now().getTime();
  const begin = notBefore === undefined ? now : Date.parse(notBefore);
  const end = notAfter === undefined ? Math.max(now, begin) + 365 * dayMs : Date.parse(notAfter);
  const usualBegin = Math.min(now, end - 365 * dayMs);
  return { notBefore: new Date(notBefore === undefined ? usualBegin : begin), notAfter: new Date(end) };
}

interface IssuedFileRow {
  readonly serialNumber: string;
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly certificate: Buffer;
  readonly p12: Buffer;
}

/**
 * The newest file with the same password, environment and dates, if its certificate is valid now and remains valid
 * long enough.
 */
async function issuedBefore({ sql, clock }: Using, given: Given): Promise<IssuedCertificate | undefined> {
  const now = clock.now();
  const rows = await sql<IssuedFileRow[]>`
    select serial_number as "serialNumber", subject, not_before as "notBefore", not_after as "notAfter",
      certificate, p12
    from tax_authority.issued_files join tax_authority.certificates using (serial_number)
    where issued_files.nuis = ${given.nuis} and password = ${given.password} and revoked_at is null
      and not_before <= ${now} and not_after > ${new Date(now.getTime() + daysLeftMin * dayMs)}
    order by issued_at desc`;
  const found = rows.find((row) => isRequested(row, given));
  if (found === undefined) return undefined;
  return {
    serialNumber: found.serialNumber,
    nuis: given.nuis,
    subject: found.subject,
    notBefore: found.notBefore.toISOString(),
    notAfter: found.notAfter.toISOString(),
    p12: found.p12.toString('base64'),
  };
}

function isRequested({ certificate, notBefore, notAfter }: IssuedFileRow, given: Given): boolean {
  const read = readCertificate(certificate);
  if (read === null) throw new Error('a stored certificate cannot be read');
  const { environment } = certificateFacts(read, nodeCrypto);
  return (
    environment === given.environment &&
    isSameSecond(notBefore, given.notBefore) &&
    isSameSecond(notAfter, given.notAfter)
  );
}

/** The dates in a certificate have no fractions of seconds. */
const isSameSecond = (stored: Date, wanted: string | undefined) =>
  wanted === undefined || stored.getTime() === Math.floor(Date.parse(wanted) / 1000) * 1000;

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
