import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import {
  einvoicing,
  fiscalization,
  messageIn,
  pemOf,
  readMessage,
  signedDocument,
  type Service,
} from '@tezga/fiscal';
import { createClientAsync, type Client } from 'soap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import {
  anEinvoice,
  aTaxpayer,
  fiscalized,
  messagesOf,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from './testing/index.ts';

let authority: TestAuthority;
let seller: TestTaxpayer;
let buyer: TestTaxpayer;
let invoices: Client;
let einvoices: Client;
beforeAll(async () => {
  authority = await startTestAuthority();
  seller = await aTaxpayer(authority);
  buyer = await aTaxpayer(authority);
  invoices = await clientOf('/FiscalizationService-v3/FiscalizationService.wsdl', seller);
  einvoices = await clientOf('/EinvoiceService-v1/EinvoiceService.wsdl', seller);
});
afterAll(() => authority.stop());

/** An independent client: generates its messages from the WSDL and signs them with xml-crypto. */
async function clientOf(path: string, taxpayer: TestTaxpayer | null): Promise<Client> {
  const client = await createClientAsync(authority.address + path);
  if (taxpayer !== null)
    client.setSecurity({
      addOptions: () => undefined,
      toXML: () => '',
      postProcess: (xml: string) => signed(xml, taxpayer),
    });
  return client;
}

const transforms = [
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
];

function signed(xml: string, { certificate }: TestTaxpayer): string {
  const { privateKey, certificate: own } = certificate.identity;
  const request = "//*[@Id='Request']";
  const signer = new SignedXml({
    privateKey: pemOf('PRIVATE KEY', privateKey),
    publicCert: pemOf('CERTIFICATE', own.bytes),
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: request,
    transforms,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml, { location: { reference: request, action: 'append' } });
  return signer.getSignedXml();
}

interface Shape {
  readonly attributes: Readonly<Record<string, { readonly fixed?: string }>>;
  readonly children: Readonly<Record<string, { readonly content: object }>>;
}
type Values = Readonly<Record<string, unknown>>;

/** Converts a message to the form of the client, with attributes separate from children. */
function argumentsOf({ attributes, children }: Shape, value: Values): Values {
  const attributeValues = Object.entries(attributes).flatMap(([name, { fixed }]) => {
    const text = fixed ?? value[name];
    return text === undefined ? [] : [[name, text]];
  });
  const inside = Object.entries(children).flatMap(([name, { content }]) => {
    const of = (each: unknown) =>
      'children' in content ? argumentsOf(content as Shape, each as Values) : each;
    const child = value[name];
    if (child === undefined) return [];
    return [[name, Array.isArray(child) ? child.map(of) : of(child)]];
  });
  return {
    attributes: Object.fromEntries(attributeValues) as Values,
    ...(Object.fromEntries(inside) as Values),
  };
}

async function call(client: Client, service: Service, name: string, value: Values): Promise<Values> {
  const args = argumentsOf(service.messages[`${name}Request`] as Shape, value);
  const method = client[`${name.charAt(0).toLowerCase()}${name.slice(1)}Async`] as (
    attributeValues: Values,
  ) => Promise<[Values]>;
  const [answer] = await method.call(client, args);
  return answer;
}

const header = () => ({ UUID: randomUUID(), SendDateTime: tiranaIsoMoment(authority.parts.clock.now()) });

/** The content of a message of this project, as a value that the independent client can send. */
function valueOf(name: keyof (typeof fiscalization)['messages'], text: string): Values {
  const message = messageIn(text);
  const { value } = message === null ? { value: null } : readMessage(fiscalization, name, message);
  if (value === null) throw new Error(text);
  return value;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('each of the four calls of the fiscalization service succeeds from an independent SOAP client', async () => {
  const messages = messagesOf(authority, seller);
  const till = valueOf('RegisterTCRRequest', messages.till());
  const { TCRCode } = await call(invoices, fiscalization, 'RegisterTCR', till);
  expect(TCRCode).toMatch(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/);
  const deposit = valueOf('RegisterCashDepositRequest', messages.deposit({ TCRCode: String(TCRCode) }));
  expect((await call(invoices, fiscalization, 'RegisterCashDeposit', deposit)).FCDC).toMatch(uuid);
  const invoice = valueOf('RegisterInvoiceRequest', messages.invoice());
  expect((await call(invoices, fiscalization, 'RegisterInvoice', invoice)).FIC).toMatch(uuid);
  const note = valueOf('RegisterWTNRequest', messages.note());
  expect((await call(invoices, fiscalization, 'RegisterWTN', note)).FWTNIC).toMatch(uuid);
});

test('each of the four calls of the e-invoice service succeeds from an independent SOAP client', async () => {
  const document = anEinvoice(await fiscalized(authority, seller, buyer), seller, buyer);
  const UblInvoice = Buffer.from(signedDocument(document, seller.using)).toString('base64');
  const registered = await call(einvoices, einvoicing, 'RegisterEinvoice', {
    Header: header(),
    EinvoiceEnvelope: { UblInvoice },
  });
  expect(registered.EIC).toMatch(uuid);
  const byBuyer = await clientOf('/EinvoiceService-v1/EinvoiceService.wsdl', buyer);
  const changed = await call(byBuyer, einvoicing, 'EinvoiceChangeStatus', {
    Header: header(),
    EICs: { EIC: [registered.EIC] },
    EinStatus: 'ACCEPTED',
  });
  expect(changed.ResponseCode).toBe('ACCEPTED');
  const found = await call(byBuyer, einvoicing, 'GetEinvoices', { Header: header(), EIC: registered.EIC });
  expect(found).toMatchObject({
    Einvoices: { Einvoice: [{ attributes: { Status: 'ACCEPTED', PartyType: 'BUYER' } }] },
  });
  const taxpayers = await call(einvoices, einvoicing, 'GetTaxpayers', {
    Header: header(),
    Filter: { Tin: buyer.nuis },
  });
  expect(taxpayers).toMatchObject({ Taxpayers: { Taxpayer: [{ attributes: { Name: buyer.name } }] } });
});

test.each(['PAID', 'PARTIALLY_PAID', 'OVERPAID', 'DELIVERED'])(
  'neither the seller nor the buyer of an e-invoice can set its status to %s',
  async (EinStatus) => {
    const document = anEinvoice(await fiscalized(authority, seller, buyer), seller, buyer);
    const UblInvoice = Buffer.from(signedDocument(document, seller.using)).toString('base64');
    const { EIC } = await call(einvoices, einvoicing, 'RegisterEinvoice', {
      Header: header(),
      EinvoiceEnvelope: { UblInvoice },
    });
    const byBuyer = await clientOf('/EinvoiceService-v1/EinvoiceService.wsdl', buyer);
    for (const party of [einvoices, byBuyer])
      await expect(
        call(party, einvoicing, 'EinvoiceChangeStatus', {
          Header: header(),
          EICs: { EIC: [EIC] },
          EinStatus,
        }),
      ).rejects.toThrow('"code":"11"');
    const found = await call(byBuyer, einvoicing, 'GetEinvoices', { Header: header(), EIC });
    expect(found).toMatchObject({ Einvoices: { Einvoice: [{ attributes: { Status: 'DELIVERED' } }] } });
  },
);

test('a client that is generated from the ?wsdl address of a service can call it', async () => {
  const till = valueOf('RegisterTCRRequest', messagesOf(authority, seller).till());
  const fiscal = await clientOf('/FiscalizationService-v3?wsdl', seller);
  expect(await call(fiscal, fiscalization, 'RegisterTCR', till)).toHaveProperty('TCRCode');
  const requested = { Header: header(), Filter: { Tin: buyer.nuis } };
  const einvoice = await clientOf('/EinvoiceService-v1?wsdl', seller);
  expect(await call(einvoice, einvoicing, 'GetTaxpayers', requested)).toHaveProperty('Taxpayers');
});

test('an independent SOAP client reads the fault reply to an unsigned message', async () => {
  const client = await clientOf('/EinvoiceService-v1/EinvoiceService.wsdl', null);
  const requested = { Header: header(), Filter: { Tin: buyer.nuis } };
  await expect(call(client, einvoicing, 'GetTaxpayers', requested)).rejects.toMatchObject({
    root: { Envelope: { Body: { Fault: { detail: { code: '21', requestUUID: requested.Header.UUID } } } } },
  });
});
