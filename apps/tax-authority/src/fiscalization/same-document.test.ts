import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import { fiscalization, onlyChild, textOf, type XmlElement } from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anInvoice,
  anItem,
  aTaxpayer,
  holderOf,
  messagesOf,
  postSoap,
  signingWith,
  startTestAuthority,
  type SoapReply,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
});
afterAll(() => authority.stop());

const messages = () => messagesOf(authority, taxpayer);
const send = (body: string) => postSoap(`${authority.address}/FiscalizationService-v3`, body);
const codeIn = ({ message, fault }: SoapReply, name: string): string => {
  expect(fault).toBeNull();
  return textOf(onlyChild(message, fiscalization.namespace, name) as XmlElement);
};
const now = () => tiranaIsoMoment(authority.parts.clock.now());
const renewed = async () =>
  signingWith(await authority.parts.authority.issue(holderOf(taxpayer.nuis, taxpayer.name), 'x'));
const tea = { Items: { I: [{ ...anItem, N: 'Çaj' }] } };

const late = () => ({ SubseqDelivType: 'SERVICE', SendDateTime: now() }) as const;

/** Sends a document again ten minutes later, with a late reason, a new UUID and a renewed certificate. */
async function sentAgain(message: (sending: object) => string): Promise<SoapReply> {
  const using = await renewed();
  authority.clock.move(10 * 60_000);
  const reply = await send(message({ header: late(), using }));
  authority.clock.move(-10 * 60_000);
  return reply;
}

test('a repeated invoice gets the same FIC; other content with the same IIC is refused', async () => {
  const invoice = anInvoice(taxpayer, now());
  const fic = codeIn(await send(messages().invoice(invoice)), 'FIC');
  expect(codeIn(await sentAgain((sending) => messages().invoice(invoice, sending)), 'FIC')).toBe(fic);
  const inSmall = { IIC: invoice.IIC.toLowerCase(), IICSignature: invoice.IICSignature.toLowerCase() };
  expect(codeIn(await send(messages().invoice({ ...invoice, ...inSmall })), 'FIC')).toBe(fic);
  const other = await send(messages().invoice({ ...invoice, ...tea }));
  expect(other.code).toBe('11');
  expect(other.fault?.text).toContain('this IIC belongs to another document');
});

test('if two different invoices with the same IIC arrive at the same time, only one is registered', async () => {
  for (let round = 0; round < 5; round += 1) {
    const invoice = anInvoice(taxpayer, now());
    const rivals = [invoice, { ...invoice, ...tea }].map((each) => send(messages().invoice(each)));
    const codes = (await Promise.all(rivals)).map(({ code }) => code);
    expect(codes).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set(['11', null]));
  }
});

test('a repeated accompanying invoice gets the same code; other content with the same WTNIC is refused', async () => {
  const first = messages().note();
  const code = codeIn(await send(first), 'FWTNIC');
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(first)?.[1] ?? '';
  const note = {
    WTNOrdNum: value('WTNOrdNum'),
    WTNNum: value('WTNNum'),
    WTNIC: value('WTNIC'),
    WTNICSignature: value('WTNICSignature'),
    IssueDateTime: value('IssueDateTime'),
    StartDateTime: value('StartDateTime'),
    DestinDateTime: value('DestinDateTime'),
  };
  expect(codeIn(await sentAgain((sending) => messages().note(note, sending)), 'FWTNIC')).toBe(code);
  const other = await send(messages().note({ ...note, VehPlates: 'AA999ZZ' }));
  expect(other.code).toBe('11');
  expect(other.fault?.text).toContain('this WTNIC belongs to another document');
});

test('a repeated deposit gets the same code; other content with the same UUID is refused', async () => {
  const TCRCode = codeIn(await send(messages().till()), 'TCRCode');
  const header = { UUID: randomUUID() };
  const deposit = { TCRCode, CashAmt: '500.00', ChangeDateTime: now() };
  const code = codeIn(await send(messages().deposit(deposit, { header })), 'FCDC');
  const later = { header: { ...header, SubseqDelivType: 'SERVICE' as const }, using: await renewed() };
  expect(codeIn(await send(messages().deposit(deposit, later)), 'FCDC')).toBe(code);
  const other = await send(messages().deposit({ ...deposit, CashAmt: '900.00' }, { header }));
  expect(other.code).toBe('11');
  expect(other.fault?.text).toContain('this UUID belongs to another document');
});
