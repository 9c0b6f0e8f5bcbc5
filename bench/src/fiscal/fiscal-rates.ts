import { createHash, sign, verify } from 'node:crypto';
import { invoiceChecks } from '@tezga/tax-authority/invoice-checks';
import { SignedXml } from 'xml-crypto';
import {
  envelopedInvoice,
  issuedAt,
  newTaxpayer,
  signedInvoice,
  unsignedInvoice,
  type Taxpayer,
} from './fiscal-messages.ts';
import { medianOf } from '../median.ts';
import type { Measured } from '../table.ts';

const turns = 7;
const turnMs = 500;

/**
 * How often each function runs in one second of CPU time. The functions alternate in one process, so that
 * they run under the same conditions. CPU time includes garbage collection, but no time of other processes.
 */
function ratesOf<Name extends string>(works: Readonly<Record<Name, () => void>>): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) rateOf(works[name]);
  for (let turn = 0; turn < turns; turn += 1) for (const name of names) rates[name].push(rateOf(works[name]));
  return Object.fromEntries(names.map((name) => [name, medianOf(rates[name])])) as Record<Name, number>;
}

function rateOf(work: () => void): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  while (performance.now() - began < turnMs) {
    work();
    count += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (count * 1_000_000) / (user + system);
}

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** The bytes to sign or verify, about as long as in a real message. */
const signedBytes = Buffer.alloc(900, 'x');

/**
 * Measures building and checking messages to the tax authority, compared with only making and verifying their
 * signatures, which is unavoidable. It uses one core and one process.
 */
export async function fiscalRates(): Promise<Measured[]> {
  const taxpayer = await newTaxpayer();
  return [
    ...signing(taxpayer, 20, 0.8),
    ...signing(taxpayer, 200, 0.6),
    checking(taxpayer, 20, 0.25),
    checking(taxpayer, 200, null),
  ];
}

function signing(taxpayer: Taxpayer, lines: number, promised: number): Measured[] {
  const { key } = taxpayer;
  const unsigned = unsignedInvoice(taxpayer, lines);
  const { ours, bare, other } = ratesOf({
    ours: () => signedInvoice(taxpayer, lines),
    bare() {
      sign('sha256', signedBytes, key);
      sign('sha256', signedBytes, key);
    },
    other() {
      sign('sha256', signedBytes, key);
      signWithXmlCrypto(taxpayer, unsigned);
    },
  });
  const what = `invoice of ${lines} lines, built, coded and signed`;
  return [
    {
      what,
      ours: perSecond(ours),
      reference: `${perSecond(bare)}, two bare RSA-2048 signatures`,
      ratio: percent(ours / bare),
      promise: `≥ ${percent(promised)}`,
      isMet: ours / bare >= promised,
    },
    {
      what: `${what}, beside xml-crypto`,
      ours: perSecond(ours),
      reference: `${perSecond(other)}, xml-crypto signing the built message`,
      ratio: `${(ours / other).toFixed(2)} ×`,
      promise: 'to compare',
      isMet: true,
    },
  ];
}

/** All checks of the stand-in before it stores an invoice, with a registry that replies at once. */
function checking(taxpayer: Taxpayer, lines: number, promised: number | null): Measured {
  const { key, publicKey, issuer } = taxpayer;
  const bytes = Buffer.from(envelopedInvoice(taxpayer, lines));
  const signature = sign('sha256', signedBytes, key);
  const check = invoiceChecks(issuer, { now: () => issuedAt });
  const { ours, bare } = ratesOf({
    ours: () => check(bytes),
    bare() {
      createHash('sha256').update(bytes).digest();
      verify('sha256', signedBytes, publicKey, signature);
    },
  });
  return {
    what: `invoice of ${lines} lines, checked by the stand-in`,
    ours: perSecond(ours),
    reference: `${perSecond(bare)}, one bare RSA-2048 verification and SHA-256 of the same bytes`,
    ratio: percent(ours / bare),
    promise: promised === null ? 'to compare' : `≥ ${percent(promised)}`,
    isMet: promised === null || ours / bare >= promised,
  };
}

function signWithXmlCrypto({ key }: Taxpayer, message: string): string {
  const signer = new SignedXml({
    privateKey: key,
    canonicalizationAlgorithm: exclusive,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signer.addReference({
    xpath: "/*[local-name(.)='RegisterInvoiceRequest']",
    uri: '#Request',
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [enveloped, exclusive],
  });
  signer.computeSignature(message);
  return signer.getSignedXml();
}

const perSecond = (rate: number): string => `${Math.round(rate)}/s`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
