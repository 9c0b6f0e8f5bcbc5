import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCode, transferNoteCode } from '@tezga/fiscal';
import { newKeyPair } from '@tezga/fiscal/node';
import { usualSettings } from '../platform/rule-settings.ts';
import { Refused } from '../soap/index.ts';
import {
  anInvoice,
  aTaxpayer,
  holderOf,
  messagesOf,
  postSoap,
  signingWith,
  startTestAuthority,
  type SigningParts,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import { invoiceCodeForm } from './issuer-codes.ts';
import type { Invoice } from './messages.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
let other: TestTaxpayer;
beforeAll(async () => {
  // Separate keys, because some of these tests sign with a wrong key.
  authority = await startTestAuthority({ newKeys: newKeyPair });
  [taxpayer, other] = await Promise.all([aTaxpayer(authority), aTaxpayer(authority)]);
});
afterAll(() => authority.stop());

const now = '2026-11-16T11:00:00+01:00';
const sent = { UUID: '', SendDateTime: now };
const late = { ...sent, SubseqDelivType: 'SERVICE' } as const;
const strict = { ...usualSettings, isStrictWithCodes: true };

function formOf(
  invoice: Invoice,
  header: typeof sent | typeof late = sent,
  settings = usualSettings,
): string | null {
  try {
    const { certificate } = taxpayer.using;
    const issuedCertificates = () => authority.parts.authority.issuedTo(taxpayer.nuis);
    return invoiceCodeForm(
      { Header: header, Invoice: invoice },
      { certificate, issuedCertificates },
      settings,
    );
  } catch (error) {
    if (error instanceof Refused) return `refused ${error.code}`;
    throw error;
  }
}

/** The invoice with an issuer code that was computed from other content. */
function coded(invoice: Invoice, ordinal: string, till: 'empty' | 'left out'): Invoice {
  const { BusinUnitCode: businessUnit, SoftCode: software, TotPrice: total } = invoice;
  const identity = { issuer: taxpayer.nuis, issuedAt: now, ordinal, businessUnit, till: '', software, total };
  const made =
    till === 'empty'
      ? invoiceCode(identity, taxpayer.using)
      : transferNoteCode({ ...identity, software: `${software}|${total}` }, taxpayer.using);
  return { ...invoice, IIC: made.code, IICSignature: made.signature };
}

test('all forms of the issuer code that clients use are accepted and recorded; strict mode accepts only the specified form', () => {
  const invoice = anInvoice(taxpayer, now);
  const { InvOrdNum, InvNum } = invoice;
  expect(formOf(invoice)).toBe('ordinal');
  expect(formOf(invoice, sent, strict)).toBe('ordinal');
  const others = [
    ['number', coded(invoice, InvNum, 'empty')],
    ['ordinal without till', coded(invoice, InvOrdNum, 'left out')],
    ['number without till', coded(invoice, InvNum, 'left out')],
  ] as const;
  for (const [form, made] of others) {
    expect(formOf(made)).toBe(form);
    expect(formOf(made, sent, strict)).toBe('refused 11');
  }
});

test('an issuer code in lower case is accepted', () => {
  const { IIC, IICSignature, ...rest } = anInvoice(taxpayer, now);
  expect(formOf({ ...rest, IIC: IIC.toLowerCase(), IICSignature: IICSignature.toLowerCase() })).toBe(
    'ordinal',
  );
});

test('an issuer code that was computed from another total or does not match its signature is refused', () => {
  const invoice = anInvoice(taxpayer, now);
  expect(formOf({ ...invoice, TotPrice: '1.00' })).toBe('refused 11');
  expect(formOf({ ...invoice, IIC: 'A'.repeat(32) })).toBe('refused 11');
  expect(formOf({ ...invoice, IIC: 'A'.repeat(32) }, late)).toBe('refused 11');
});

test('a code signed with the key of an earlier certificate of the taxpayer is accepted only for a late invoice', async () => {
  const earlier = await authority.parts.authority.issue(holderOf(taxpayer.nuis, taxpayer.name), 'x');
  await authority.parts.authority.revoke(earlier.facts.serialNumber);
  const invoice = anInvoice({ ...taxpayer, using: signingWith(earlier) }, now);
  expect(formOf(invoice)).toBe('refused 11');
  expect(formOf(invoice, late)).toBeNull();
});

test('a late invoice is refused if its code was computed from another total or signed with another taxpayer’s key', () => {
  const invoice = anInvoice(taxpayer, now);
  expect(formOf(invoice, late)).toBe('ordinal');
  expect(formOf({ ...invoice, TotPrice: '1.00' }, late)).toBe('refused 11');
  expect(formOf(anInvoice({ ...taxpayer, using: other.using }, now), late)).toBe('refused 11');
});

test('a late accompanying invoice is refused if its code is signed with the key of another taxpayer', async () => {
  const header = { SubseqDelivType: 'SERVICE' } as const;
  const send = (using: SigningParts) =>
    postSoap(
      `${authority.address}/FiscalizationService-v3`,
      messagesOf(authority, { ...taxpayer, using }).note({}, { header, using: taxpayer.using }),
    );
  expect((await send(other.using)).code).toBe('11');
  expect((await send(taxpayer.using)).code).toBeNull();
});
