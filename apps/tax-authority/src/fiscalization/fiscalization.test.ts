import { randomUUID } from 'node:crypto';
import {
  onlyChild,
  fiscalization,
  readMessage,
  textOf,
  verifySignature,
  type XmlElement,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aTaxpayer,
  messagesOf,
  paidInCash,
  postSoap,
  startTestAuthority,
  type SoapReply,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
let url: string;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
  url = `${authority.address}/FiscalizationService-v3`;
});
afterAll(() => authority.stop());

const messages = () => messagesOf(authority, taxpayer);
const send = (body: string): Promise<SoapReply> => postSoap(url, body);
const codeIn = ({ message, fault }: SoapReply, name: string): string => {
  expect(fault).toBeNull();
  return textOf(onlyChild(message, fiscalization.namespace, name) as XmlElement);
};

test('an invoice gets its FIC in a signed reply that refers to the request', async () => {
  const uuid = randomUUID();
  const reply = await send(messages().invoice({}, { header: { UUID: uuid } }));
  expect(reply).toMatchObject({ status: 200, fault: null });
  const { value } = readMessage(fiscalization, 'RegisterInvoiceResponse', reply.message);
  expect(value?.Header.RequestUUID).toBe(uuid);
  expect(value?.Header.SendDateTime).toBe('2026-11-16T11:00:00+01:00');
  expect(value?.FIC).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  const verified = verifySignature(reply.message, '#Response', nodeCrypto);
  expect(verified).toEqual({ certificate: authority.parts.authority.replySigner.certificate, fault: null });
});

test('the address of the WSDL also accepts messages', async () => {
  const reply = await postSoap(`${url}/FiscalizationService.wsdl`, messages().invoice());
  expect(reply.fault).toBeNull();
});

test('concurrent submissions of one invoice return one FIC and store it once', async () => {
  const message = messages().invoice();
  const first = await Promise.all(Array.from({ length: 8 }, () => send(message)));
  const again = await send(message);
  const codes = new Set([...first, again].map((reply) => codeIn(reply, 'FIC')));
  expect(codes.size).toBe(1);
  const [row] = await authority.parts.sql<{ count: bigint }[]>`
    select count(*) from tax_authority.invoices where fic = ${[...codes][0] as string}`;
  expect(row?.count).toBe(1n);
});

test('a repeated invoice gets the same FIC even if its unit was closed in between', async () => {
  const own = await aTaxpayer(authority);
  const message = messagesOf(authority, own).invoice();
  const fic = codeIn(await send(message), 'FIC');
  await authority.parts
    .sql`update tax_authority.business_units set is_active = false where code = ${own.unit}`;
  expect(codeIn(await send(message), 'FIC')).toBe(fic);
  expect((await send(messagesOf(authority, own).invoice())).code).toBe('41');
});

test('registering a till again, also concurrently, returns the same code and only updates its end date', async () => {
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () =>
      codeIn(await send(messages().till({ TCRIntID: 'Arka 9' })), 'TCRCode'),
    ),
  );
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/);
  const ended = await send(
    messages().till({
      TCRIntID: 'Arka 9',
      SoftCode: undefined,
      MaintainerCode: undefined,
      Type: undefined,
      ValidTo: '2026-12-31',
    }),
  );
  expect(codeIn(ended, 'TCRCode')).toBe(codes[0]);
  const [row] = await authority.parts.sql<{ validTo: string }[]>`
    select valid_to::text as "validTo" from tax_authority.tills where code = ${codes[0] as string}`;
  expect(row?.validTo).toBe('2026-12-31');
});

test('a cash sale is refused until the till has its INITIAL deposit of the day', async () => {
  const till = codeIn(await send(messages().till({ TCRIntID: 'Arka e re' })), 'TCRCode');
  const sale = messages().invoice(paidInCash(till));
  const early = await send(sale);
  expect(early.code).toBe('11');
  expect(early.fault?.text).toContain('INITIAL');
  codeIn(await send(messages().deposit({ TCRCode: till, CashAmt: '0.00' })), 'FCDC');
  codeIn(await send(sale), 'FIC');
});

test('a repeated deposit is stored once; a second INITIAL of the day is refused, also concurrently', async () => {
  const till = codeIn(await send(messages().till({ TCRIntID: 'Arka 3' })), 'TCRCode');
  const deposit = messages().deposit({ TCRCode: till });
  const rivals = await Promise.all(
    [deposit, deposit, ...[1, 2, 3].map(() => messages().deposit({ TCRCode: till }))].map(send),
  );
  const accepted = new Set(
    rivals.filter(({ fault }) => fault === null).map((reply) => codeIn(reply, 'FCDC')),
  );
  expect(accepted.size).toBe(1);
  expect(new Set(rivals.map(({ code }) => code))).toEqual(new Set([null, '56']));
  const withdrawal = messages().deposit({ TCRCode: till, Operation: 'WITHDRAW', CashAmt: '10.00' });
  const codes = (await Promise.all([send(withdrawal), send(withdrawal)])).map((reply) =>
    codeIn(reply, 'FCDC'),
  );
  expect(codes[0]).toBe(codes[1]);
});

test('concurrent submissions of one accompanying invoice return one code', async () => {
  const message = messages().note();
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(message)));
  expect(new Set(replies.map((reply) => codeIn(reply, 'FWTNIC'))).size).toBe(1);
});

test('every received message is stored with its reply', async () => {
  const uuid = randomUUID();
  await send(messages().invoice({ IsIssuerInVAT: false }, { header: { UUID: uuid } }));
  await authority.parts.received.settled();
  const [row] = await authority.parts.sql`select * from tax_authority.received where request_uuid = ${uuid}`;
  expect(row).toMatchObject({
    service: 'fiscalization',
    message: 'RegisterInvoiceRequest',
    nuis: taxpayer.nuis,
    code: '44',
    was_dropped: false,
  });
  expect(row?.['request_text']).toContain('<RegisterInvoiceRequest');
  expect(row?.['reply_text']).toContain('<code>44</code>');
});
