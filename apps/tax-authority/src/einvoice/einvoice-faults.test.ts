import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import {
  einvoicing,
  enveloped,
  faultTable,
  signedDocument,
  signedMessage,
  taxTreatmentOf,
  writeDocument,
} from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anEinvoice,
  aTaxpayer,
  einvoiceCallsOf,
  einvoiceReply,
  faultsOfBoth,
  fiscalized,
  holderOf,
  postSoap,
  signingWith,
  startTestAuthority,
  unprovokedOfBoth,
  type FaultKit,
  type Fiscalized,
  type SoapReply,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import { einvoiceService } from './index.ts';

let authority: TestAuthority;
let seller: TestTaxpayer;
let buyer: TestTaxpayer;
let source: Fiscalized;
beforeAll(async () => {
  authority = await startTestAuthority();
  seller = await aTaxpayer(authority);
  buyer = await aTaxpayer(authority);
  source = await fiscalized(authority, seller, buyer);
});
afterAll(() => authority.stop());

const zeroRated = taxTreatmentOf({ kind: 'rate', rate: '0.00' });
const withoutBuyer = () => fiscalized(authority, seller, buyer, { Buyer: undefined });
function anEinvoiceLine() {
  const [line] = document().lines;
  if (line === undefined) throw new Error('the document has no line');
  return { ...line, netAmount: undefined };
}
const base64 = (text: string) => Buffer.from(text).toString('base64');
const calls = (taxpayer = seller) => einvoiceCallsOf(authority, taxpayer);
const document = (changes = {}) => anEinvoice(source, seller, buyer, changes);
const signed = (changes = {}) => signedDocument(document(changes), seller.using);
const sent = (text: string) => calls().envelope({ UblInvoice: base64(text) });

/** Each message breaks exactly one rule, the rule of its code. */
const matrix: readonly (readonly [what: string, code: string, call: () => Promise<SoapReply>])[] = [
  [
    'a document without a buyer',
    '12',
    () => calls().register(document({ buyer: { ...document().buyer, name: '' } })),
  ],
  ['a document with an unknown process', '12', () => calls().register(document({ process: 'P99' }))],
  ['a document without fiscal notes', '12', () => calls().register(document({ notes: [] }))],
  [
    'a document whose number is not that of the fiscal invoice',
    '12',
    () => calls().register(document({ number: '99999/2026' })),
  ],
  [
    'a document that refers to an unknown fiscal invoice',
    '12',
    () =>
      calls().register(
        document({ notes: document().notes.map((note) => note.replace(source.invoice.IIC, 'A'.repeat(32))) }),
      ),
  ],
  [
    'a document with the FIC of another invoice',
    '12',
    () =>
      calls().register(
        document({ notes: document().notes.map((note) => note.replace(source.fic, randomUUID())) }),
      ),
  ],
  [
    'a fiscal invoice registered without an e-invoice',
    '12',
    async () =>
      calls().register(
        anEinvoice(await fiscalized(authority, seller, buyer, { IsEinvoice: false }), seller, buyer),
      ),
  ],
  [
    'a document with another buyer than the fiscal invoice',
    '12',
    async () => calls().register(anEinvoice(source, seller, await aTaxpayer(authority))),
  ],
  [
    'a document with another total than the fiscal invoice',
    '12',
    () => calls().register(document({ lines: [{ ...anEinvoiceLine(), price: { amount: '100.01' } }] })),
  ],
  [
    'a document with other VAT than the fiscal invoice and the same total',
    '12',
    () =>
      calls().register(
        document({
          lines: [
            {
              ...anEinvoiceLine(),
              price: { amount: '120.00' },
              item: { ...anEinvoiceLine().item, tax: zeroRated },
            },
          ],
        }),
      ),
  ],
  [
    'a document in another currency than the fiscal invoice',
    '12',
    () =>
      calls().register(
        document({
          currency: 'EUR',
          exchange: { rate: '1' },
          notes: [...document().notes, 'CurrencyExchangeRate=1#AAI#'],
        }),
      ),
  ],
  [
    'a self-billed document with another seller than the fiscal invoice',
    '12',
    async () =>
      calls().register(anEinvoice(await withoutBuyer(), buyer, seller, { typeCode: '389', process: 'P12' })),
  ],
  ['a document that is not signed', '21', () => sent(writeDocument(document()))],
  [
    'a document that was changed after it was signed',
    '30',
    () => sent(signed().replace('>Kafe<', '>Kafja<')),
  ],
  [
    'a document signed with another key of the same taxpayer',
    '40',
    async () =>
      calls().register(
        document(),
        signingWith(await authority.parts.authority.issue(holderOf(seller.nuis, seller.name), 'x')),
      ),
  ],
  ['a document in CII', '50', () => calls().envelope({ CiiInvoice: base64('<CrossIndustryInvoice/>') })],
  [
    'a document of another kind',
    '50',
    () => sent('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
  ],
  ['text that is not XML', '51', () => sent('fatura')],
  [
    'a document that is not UTF-8',
    '51',
    () => calls().envelope({ UblInvoice: Buffer.from([60, 255, 62]).toString('base64') }),
  ],
  ['a credit note in the element for invoices', '51', () => sent(signed({ typeCode: '381' }))],
  [
    'a document type declaration',
    '51',
    () => sent('<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice>&a;</Invoice>'),
  ],
  [
    'a buyer who is not a taxpayer',
    '52',
    () => calls().register(anEinvoice(source, seller, { ...buyer, nuis: 'M99999999Z' })),
  ],
  ['a status for an unknown e-invoice', '53', () => calls(buyer).answer([randomUUID()], 'ACCEPTED')],
  ['a search for an unknown e-invoice', '53', () => calls().search({ EIC: randomUUID() })],
  ['an e-invoice of another taxpayer', '54', () => calls(buyer).register(document())],
  ['an empty envelope', '11', () => calls().envelope({})],
  ['a name of two letters', '11', () => calls().taxpayers({ Name: 'ab' })],
];

test.each(matrix)('%s is refused with fault code %s', async (_what, code, call) => {
  const reply = await call();
  expect([reply.status, reply.code], reply.text).toEqual([500, code]);
});

/** Builds the simplest message of the service, to test the checks that all messages have in common. */
const question: FaultKit['message'] = ({ nuis, using }, sending) => {
  const SendDateTime = tiranaIsoMoment(authority.parts.clock.now());
  const Header = { UUID: randomUUID(), SendDateTime, ...sending?.header };
  const value = { Header, Filter: { Tin: nuis } };
  return enveloped(signedMessage(einvoicing, 'GetTaxpayersRequest', value, sending?.using ?? using));
};

/** Leaves out code 37, which needs an issuer NUIS in the message. For e-invoices, code 54 checks the issuer. */
const { 37: _named, ...common } = faultsOfBoth;

test.each(Object.entries(common))(
  'the common code %s is also returned by the e-invoice service',
  async (code, provoke) => {
    const { bytesMax } = einvoiceService(authority.parts);
    const body = await provoke({ authority, taxpayer: seller, bytesMax, message: question });
    const reply = await postSoap(`${authority.address}/EinvoiceService-v1`, body);
    expect([reply.status, reply.code], reply.text.slice(0, 500)).toEqual([500, code]);
  },
);

test('every published code is tested, except codes that cannot occur', () => {
  const covered = new Set<string>([
    ...Object.keys(common),
    ...matrix.map(([, code]) => code),
    ...Object.keys(unprovokedOfBoth),
    '37',
  ]);
  expect(Object.keys(faultTable.einvoice).filter((code) => !covered.has(code))).toEqual([]);
});

test('refused messages register no e-invoice, and a correct message is accepted', async () => {
  const [stored] = await authority.parts.sql<{ count: bigint }[]>`
    select count(*) from tax_authority.einvoices`;
  expect(stored?.count).toBe(0n);
  expect((await calls().register(document())).code).toBeNull();
});

test('only the buyer can accept or refuse an e-invoice, and only seller and buyer can read it', async () => {
  const { EIC } = einvoiceReply('RegisterEinvoiceResponse', await calls().register(document()));
  expect((await calls(seller).answer([EIC], 'ACCEPTED')).code).toBe('54');
  const otherTaxpayer = await aTaxpayer(authority);
  expect((await calls(otherTaxpayer).answer([EIC], 'ACCEPTED')).code).toBe('54');
  expect((await calls(otherTaxpayer).search({ EIC })).code).toBe('54');
});

test('an inactive seller or buyer is refused with fault code 55', async () => {
  const passive = await aTaxpayer(authority, { isActive: false });
  expect((await calls(passive).search()).code).toBe('55');
  expect((await calls(passive).taxpayers({ Tin: seller.nuis })).code).toBe('55');
  expect((await calls().register(anEinvoice(source, seller, passive))).code).toBe('55');
});

test('a certificate holder who is not in the registry is refused with fault code 52', async () => {
  const certificate = await authority.parts.authority.issue(holderOf('M11111111M', 'Askush'), 'x');
  const unregistered = { ...seller, nuis: 'M11111111M', using: signingWith(certificate) };
  expect((await calls(unregistered).search()).code).toBe('52');
});
