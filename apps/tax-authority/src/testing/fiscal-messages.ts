import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import {
  enveloped,
  fiscalization,
  invoiceCode,
  signedMessage,
  transferNoteCode,
  type ValueOf,
} from '@tezga/fiscal';
import type { SigningParts, TestTaxpayer } from './a-taxpayer.ts';
import type { TestAuthority } from './test-authority.ts';

type Messages = (typeof fiscalization)['messages'];
type Request<Name extends keyof Messages> = ValueOf<Messages[Name]>;
type Invoice = Request<'RegisterInvoiceRequest'>['Invoice'];
type Note = Request<'RegisterWTNRequest'>['WTN'];
type Header = Request<'RegisterInvoiceRequest'>['Header'];

export interface Sending {
  readonly header?: Partial<Header>;
  /** Signer of the message; default the taxpayer. */
  readonly using?: SigningParts;
}

/** Valid messages of a taxpayer; tests override single fields. */
export function messagesOf(authority: TestAuthority, taxpayer: TestTaxpayer) {
  const now = () => tiranaIsoMoment(authority.parts.clock.now());
  const head = (given: Partial<Header> = {}): Header => ({
    UUID: randomUUID(),
    SendDateTime: now(),
    ...given,
  });
  const signed = <Name extends keyof Messages>(
    name: Name,
    value: Request<Name>,
    { using }: Sending,
  ): string => enveloped(signedMessage(fiscalization, name, value, using ?? taxpayer.using));
  return {
    invoice(given: Partial<Invoice> = {}, sending: Sending = {}): string {
      const Invoice = anInvoice(taxpayer, now(), given);
      return signed('RegisterInvoiceRequest', { Header: head(sending.header), Invoice }, sending);
    },
    till(given: Partial<Request<'RegisterTCRRequest'>['TCR']> = {}, sending: Sending = {}): string {
      const TCR = {
        IssuerNUIS: taxpayer.nuis,
        BusinUnitCode: taxpayer.unit,
        TCRIntID: 'Arka 1',
        SoftCode: taxpayer.software,
        MaintainerCode: taxpayer.maintainer,
        Type: 'REGULAR',
        ...given,
      } as const;
      return signed('RegisterTCRRequest', { Header: head(sending.header), TCR }, sending);
    },
    deposit(
      given: Partial<Request<'RegisterCashDepositRequest'>['CashDeposit']>,
      sending: Sending = {},
    ): string {
      const CashDeposit = {
        ChangeDateTime: now(),
        Operation: 'INITIAL',
        CashAmt: '1000.00',
        TCRCode: 'aa000aa000',
        IssuerNUIS: taxpayer.nuis,
        ...given,
      } as const;
      return signed('RegisterCashDepositRequest', { Header: head(sending.header), CashDeposit }, sending);
    },
    note(given: Partial<Note> = {}, sending: Sending = {}): string {
      const WTN = aNote(taxpayer, now(), given);
      return signed('RegisterWTNRequest', { Header: head(sending.header), WTN }, sending);
    },
  };
}

let ordinal = 0;

/** A non-cash invoice with one line at 20 %, paid by bank; its IIC is computed from its content. */
export function anInvoice(taxpayer: TestTaxpayer, now: string, given: Partial<Invoice> = {}): Invoice {
  ordinal += 1;
  const unsigned = {
    TypeOfInv: 'NONCASH',
    IsSimplifiedInv: false,
    IssueDateTime: now,
    InvOrdNum: String(ordinal),
    IsIssuerInVAT: true,
    TotPriceWoVAT: '200.00',
    TotVATAmt: '40.00',
    TotPrice: '240.00',
    OperatorCode: taxpayer.operator,
    BusinUnitCode: taxpayer.unit,
    SoftCode: taxpayer.software,
    IsReverseCharge: false,
    PayMethods: { PayMethod: [{ Type: 'ACCOUNT', Amt: '240.00' }] },
    Seller: { IDType: 'NUIS', IDNum: taxpayer.nuis, Name: taxpayer.name },
    Items: { I: [anItem] },
    SameTaxes: { SameTax: [{ NumOfItems: 1, PriceBefVAT: '200.00', VATRate: '20.00', VATAmt: '40.00' }] },
    ...given,
  } as unknown as Omit<Invoice, 'InvNum' | 'IIC' | 'IICSignature'>;
  const end = unsigned.TypeOfInv === 'CASH' ? `/${unsigned.TCRCode}` : '';
  const numbered = {
    InvNum: `${unsigned.InvOrdNum}/${unsigned.IssueDateTime.slice(0, 4)}${end}`,
    ...unsigned,
  };
  const { code, signature } = invoiceCode(
    {
      issuer: (numbered.TypeOfSelfIss === undefined ? numbered.Seller.IDNum : numbered.Buyer?.IDNum) ?? '',
      issuedAt: numbered.IssueDateTime,
      ordinal: numbered.InvOrdNum,
      businessUnit: numbered.BusinUnitCode,
      till: numbered.TCRCode ?? '',
      software: numbered.SoftCode,
      total: numbered.TotPrice,
    },
    taxpayer.using,
  );
  return { IIC: code, IICSignature: signature, ...numbered };
}

export const anItem = {
  N: 'Kafe',
  U: 'copë',
  Q: '2.00',
  UPB: '100.00',
  UPA: '120.00',
  PB: '200.00',
  VR: '20.00',
  VA: '40.00',
  PA: '240.00',
} as const;

/** The fields that make an invoice a cash invoice. */
export const paidInCash = (till: string) =>
  ({
    TypeOfInv: 'CASH',
    TCRCode: till,
    PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: '240.00' }] },
  }) as const;

function aNote(taxpayer: TestTaxpayer, now: string, given: Partial<Note>): Note {
  ordinal += 1;
  const unsigned = {
    Type: 'WTN',
    Transaction: 'TRANSFER',
    IssueDateTime: now,
    OperatorCode: taxpayer.operator,
    BusinUnitCode: taxpayer.unit,
    SoftCode: taxpayer.software,
    WTNOrdNum: String(ordinal),
    WTNNum: `${ordinal}/${now.slice(0, 4)}`,
    ValueOfGoods: '500.00',
    VehOwnership: 'OWNER',
    VehPlates: 'AA123BB',
    StartAddr: 'Rruga A',
    StartCity: 'Tiranë',
    StartDateTime: now,
    StartPoint: 'WAREHOUSE',
    DestinAddr: 'Rruga B',
    DestinCity: 'Durrës',
    DestinDateTime: now,
    DestinPoint: 'STORE',
    IsGoodsFlammable: false,
    IsEscortRequired: false,
    Issuer: { NUIS: taxpayer.nuis, Name: taxpayer.name, Address: 'Rruga A', Town: 'Tiranë' },
    Items: { I: [{ N: 'Kafe', U: 'kg', Q: '12.500' }] },
    ...given,
  } as const;
  const { code, signature } = transferNoteCode(
    {
      issuer: unsigned.Issuer.NUIS,
      issuedAt: unsigned.IssueDateTime,
      ordinal: unsigned.WTNOrdNum,
      businessUnit: unsigned.BusinUnitCode,
      software: unsigned.SoftCode,
    },
    taxpayer.using,
  );
  return { WTNIC: code, WTNICSignature: signature, ...unsigned };
}
