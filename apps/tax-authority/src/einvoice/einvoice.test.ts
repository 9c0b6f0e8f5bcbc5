import { readDocument } from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anEinvoice,
  aTaxpayer,
  einvoiceCallsOf,
  einvoiceReply,
  fiscalized,
  holderOf,
  signingWith,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let seller: TestTaxpayer;
let buyer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  seller = await aTaxpayer(authority, { name: 'Shumica Tomorri' });
  buyer = await aTaxpayer(authority, { name: 'Përroi i Bardhë & Bij' });
});
afterAll(() => authority.stop());

const calls = (taxpayer: TestTaxpayer) => einvoiceCallsOf(authority, taxpayer);

async function registered(): Promise<string> {
  const document = anEinvoice(await fiscalized(authority, seller, buyer), seller, buyer);
  return einvoiceReply('RegisterEinvoiceResponse', await calls(seller).register(document)).EIC;
}

async function statusOf(eic: string): Promise<string | undefined> {
  const reply = await calls(buyer).search({ EIC: eic });
  return einvoiceReply('GetEinvoicesResponse', reply).Einvoices.Einvoice?.[0]?.Status;
}

test('concurrent registrations of one e-invoice return the same EIC and warnings', async () => {
  const document = anEinvoice(await fiscalized(authority, seller, buyer), seller, buyer);
  const replies = await Promise.all(Array.from({ length: 5 }, () => calls(seller).register(document)));
  const registrations = replies.map((reply) => einvoiceReply('RegisterEinvoiceResponse', reply));
  expect(new Set(registrations.map(({ EIC }) => EIC)).size).toBe(1);
  const codes = registrations[0]?.Warnings?.Warning.map(({ Code }) => Code);
  expect(codes).toEqual(['UBL-CR-001', 'UBL-CR-681']);
  const [stored] = await authority.parts.sql<{ document: string; fic: string }[]>`
    select document, fic from tax_authority.einvoices where eic = ${registrations[0]?.EIC ?? ''}`;
  expect(readDocument(stored?.document ?? '')).toEqual(document);
});

test('an e-invoice signed again with a renewed certificate gets the same EIC; other content is refused with 11', async () => {
  const source = await fiscalized(authority, seller, buyer);
  const document = anEinvoice(source, seller, buyer);
  const first = einvoiceReply('RegisterEinvoiceResponse', await calls(seller).register(document));
  const renewed = await authority.parts.authority.issue(holderOf(seller.nuis, seller.name), 'x');
  const resent = await calls({ ...seller, using: signingWith(renewed) }).register(document);
  expect(einvoiceReply('RegisterEinvoiceResponse', resent)).toMatchObject({ EIC: first.EIC });
  const other = await calls(seller).register({ ...document, dueDate: '2026-12-31' });
  expect([other.code, other.fault?.text]).toEqual(['11', expect.stringContaining(source.fic)]);
});

test('if two e-invoices with different content for one FIC arrive at the same time, only one is registered', async () => {
  const document = anEinvoice(await fiscalized(authority, seller, buyer), seller, buyer);
  const rivals = [document, { ...document, dueDate: '2026-12-31' }];
  const replies = await Promise.all(rivals.map((each) => calls(seller).register(each)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([null, '11']));
});

const eicsFor = async (taxpayer: TestTaxpayer, PartyType?: 'BUYER' | 'SELLER') => {
  const reply = await calls(taxpayer).search(PartyType === undefined ? {} : { PartyType });
  const { Einvoice = [] } = einvoiceReply('GetEinvoicesResponse', reply).Einvoices;
  return Einvoice.filter((each) => each !== null);
};

test('seller and buyer find their e-invoices and their role in them, newest first; other taxpayers find none', async () => {
  const [first, second] = [await registered(), await registered()];
  const [forSeller, forBuyer] = [await eicsFor(seller), await eicsFor(buyer, 'BUYER')];
  expect(forSeller.map(({ EIC }) => EIC)).toEqual(expect.arrayContaining([first, second]));
  expect(new Set(forSeller.map(({ PartyType }) => PartyType))).toEqual(new Set(['SELLER']));
  expect(new Set(forBuyer.map(({ PartyType }) => PartyType))).toEqual(new Set(['BUYER']));
  expect(forBuyer.map(({ EIC }) => EIC)).toEqual(forSeller.map(({ EIC }) => EIC));
  expect(await eicsFor(buyer, 'SELLER')).toEqual([]);
  expect(await eicsFor(await aTaxpayer(authority))).toEqual([]);
  const moments = forSeller.map(({ RecDateTime }) => RecDateTime);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('a search by EIC returns the amount, the dates and a PDF', async () => {
  const reply = await calls(buyer).search({ EIC: await registered() });
  const [einvoice] = einvoiceReply('GetEinvoicesResponse', reply).Einvoices.Einvoice ?? [];
  expect(einvoice).toMatchObject({
    DocType: '380',
    Amount: '240.00',
    Status: 'DELIVERED',
    PartyType: 'BUYER',
    RecDateTime: '2026-11-16T11:00:00+01:00',
    DueDateTime: '2026-12-15T00:00:00+01:00',
  });
  expect(
    Buffer.from(einvoice?.Pdf ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

const search = (from: string, to: string) =>
  calls(buyer).search({ RecDateTimeFrom: from, RecDateTimeTo: to });

test('a search period above the limit is refused', async () => {
  const month = await search('2026-11-01T00:00:00+01:00', '2026-11-30T23:59:59+01:00');
  expect(einvoiceReply('GetEinvoicesResponse', month).Einvoices.Einvoice?.length).toBeGreaterThan(0);
  const before = await search('2026-10-01T00:00:00+02:00', '2026-10-31T23:59:59+01:00');
  expect(einvoiceReply('GetEinvoicesResponse', before).Einvoices.Einvoice ?? []).toEqual([]);
  expect((await search('2026-09-01T00:00:00+02:00', '2026-11-30T23:59:59+01:00')).code).toBe('11');
  expect((await search('2026-11-30T00:00:00+01:00', '2026-11-01T00:00:00+01:00')).code).toBe('11');
});

test('the answer of the buyer applies to all given e-invoices or none, and cannot be changed', async () => {
  const [one, other] = [await registered(), await registered()];
  const { ResponseCode } = einvoiceReply(
    'EinvoiceChangeStatusResponse',
    await calls(buyer).answer([one], 'REFUSED'),
  );
  expect(ResponseCode).toBe('ACCEPTED');
  expect(await statusOf(one)).toBe('REFUSED');
  expect((await calls(buyer).answer([other, one], 'ACCEPTED')).code).toBe('11');
  expect(await statusOf(other)).toBe('DELIVERED');
  expect((await calls(buyer).answer([one], 'REFUSED')).code).toBeNull();
});

test('an e-invoice not refused by the 10th of the next month counts as accepted', async () => {
  const eic = await registered();
  authority.clock.set(new Date('2026-12-11T08:00:00Z'));
  expect(await statusOf(eic)).toBe('ACCEPTED');
  expect((await calls(buyer).answer([eic], 'REFUSED')).code).toBe('11');
  authority.clock.set(new Date('2026-11-16T10:00:00Z'));
});

test.each([
  ['PERROI I bard', 1],
  ['përroi', 1],
  ['tomorri', 1],
  ['100% e_', 0],
])('a search by the part "%s" of a name returns %i taxpayers', async (Name, count) => {
  const reply = await calls(seller).taxpayers({ Name });
  expect(einvoiceReply('GetTaxpayersResponse', reply).Taxpayers.Taxpayer ?? []).toHaveLength(count);
});

test('a taxpayer is found by its NUIS', async () => {
  const reply = await calls(seller).taxpayers({ Tin: buyer.nuis.toLowerCase() });
  expect(einvoiceReply('GetTaxpayersResponse', reply).Taxpayers.Taxpayer).toEqual([
    { Name: buyer.name, Tin: buyer.nuis, Address: 'Rruga e Durrësit 1', Town: 'Tiranë', Country: 'ALB' },
  ]);
});
