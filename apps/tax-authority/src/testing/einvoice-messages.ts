import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import {
  albanianParty,
  completeDocument,
  einvoicing,
  enveloped,
  fiscalization,
  fiscalNotes,
  readMessage,
  signedDocument,
  signedMessage,
  taxTreatmentOf,
  type EInvoiceDocument,
  type EInvoiceDraft,
  type ValueOf,
} from '@tezga/fiscal';
import type { SigningParts, TestTaxpayer } from './a-taxpayer.ts';
import { anInvoice, messagesOf } from './fiscal-messages.ts';
import { postSoap, type SoapReply } from './soap-call.ts';
import type { TestAuthority } from './test-authority.ts';

type Messages = (typeof einvoicing)['messages'];
type Request<Name extends keyof Messages> = ValueOf<Messages[Name]>;
type Invoice = ReturnType<typeof anInvoice>;
export interface Fiscalized {
  readonly invoice: Invoice;
  readonly fic: string;
}

const place = { street: 'Rruga e Durrësit 1', town: 'Tiranë', postalCode: '1001' };
const partyOf = ({ nuis, name }: TestTaxpayer) =>
  albanianParty({ nuis, name, address: place, isInVat: true });

/** Registers a fiscal invoice between two taxpayers that needs an e-invoice. */
export async function fiscalized(
  authority: TestAuthority,
  seller: TestTaxpayer,
  buyer: TestTaxpayer,
  given: Partial<Invoice> = {},
): Promise<Fiscalized> {
  const invoice = anInvoice(seller, tiranaIsoMoment(authority.parts.clock.now()), {
    IsEinvoice: true,
    Buyer: {
      IDType: 'NUIS',
      IDNum: buyer.nuis,
      Name: buyer.name,
      Address: 'Rruga B 2',
      Town: 'Durrës',
      Country: 'ALB',
    },
    ...given,
  });
  const url = `${authority.address}/FiscalizationService-v3`;
  const { message, text } = await postSoap(url, messagesOf(authority, seller).invoice(invoice));
  const { value } = readMessage(fiscalization, 'RegisterInvoiceResponse', message);
  if (value === null) throw new Error(text);
  return { invoice, fic: value.FIC };
}

/** The e-invoice document of a fiscal invoice that `fiscalized` registered. */
export function anEinvoice(
  { invoice, fic }: Fiscalized,
  seller: TestTaxpayer,
  buyer: TestTaxpayer,
  changes: Partial<EInvoiceDraft> = {},
): EInvoiceDocument {
  return completeDocument({
    process: 'P1',
    number: invoice.InvNum,
    issueDate: invoice.IssueDateTime.slice(0, 10),
    dueDate: '2026-12-15',
    typeCode: '380',
    notes: fiscalNotes({
      IIC: invoice.IIC,
      IICSignature: invoice.IICSignature,
      FIC: fic,
      IssueDateTime: invoice.IssueDateTime,
      OperatorCode: invoice.OperatorCode,
      BusinessUnitCode: invoice.BusinUnitCode,
      SoftwareCode: invoice.SoftCode,
      IsBadDebtInv: 'false',
    }),
    currency: 'ALL',
    precedingInvoices: [],
    attachments: [],
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    paymentMeans: [{ code: '30', instruction: 'ACCOUNT', account: { iban: 'AL47212110090000000235698741' } }],
    allowancesAndCharges: [],
    lines: invoice.Items.I.map((item, index) => ({
      id: String(index + 1),
      quantity: { value: item.Q, unit: 'H87' },
      allowancesAndCharges: [],
      item: {
        name: item.N,
        classifications: [],
        properties: [],
        tax: taxTreatmentOf({ kind: 'rate', rate: item.VR ?? '0.00' }),
      },
      price: { amount: item.UPB },
    })),
    ...changes,
  });
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Calls of the e-invoice service, sent by this taxpayer. */
export function einvoiceCallsOf(authority: TestAuthority, taxpayer: TestTaxpayer) {
  const url = `${authority.address}/EinvoiceService-v1`;
  const Header = () => ({
    UUID: randomUUID(),
    SendDateTime: tiranaIsoMoment(authority.parts.clock.now()),
  });
  const send = <Name extends keyof Messages>(name: Name, value: Request<Name>): Promise<SoapReply> =>
    postSoap(url, enveloped(signedMessage(einvoicing, name, value, taxpayer.using)));
  const envelope = (EinvoiceEnvelope: Request<'RegisterEinvoiceRequest'>['EinvoiceEnvelope']) =>
    send('RegisterEinvoiceRequest', { Header: Header(), EinvoiceEnvelope });
  return {
    envelope,
    /** `using`: the signer of the embedded document. */
    register: (document: EInvoiceDocument, using: SigningParts = taxpayer.using) => {
      const written = base64(signedDocument(document, using));
      return envelope(document.kind === 'invoice' ? { UblInvoice: written } : { UblCreditNote: written });
    },
    answer: (EIC: readonly string[], EinStatus: 'ACCEPTED' | 'REFUSED') =>
      send('EinvoiceChangeStatusRequest', { Header: Header(), EICs: { EIC }, EinStatus }),
    search: (filter: Omit<Request<'GetEinvoicesRequest'>, 'Header'> = {}) =>
      send('GetEinvoicesRequest', { Header: Header(), ...filter }),
    taxpayers: (Filter: Request<'GetTaxpayersRequest'>['Filter']) =>
      send('GetTaxpayersRequest', { Header: Header(), Filter }),
  };
}

/** The value of an accepted reply. */
export function einvoiceReply<Name extends keyof Messages>(
  name: Name,
  { message, text }: SoapReply,
): Request<Name> {
  const { value } = readMessage(einvoicing, name, message);
  if (value === null) throw new Error(text);
  return value;
}
