import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import {
  enveloped,
  fiscalization,
  invoiceCode,
  signedMessage,
  type Certificate,
  type ValueOf,
} from '@tezga/fiscal';
import { issueAuthorities, issueTaxpayer, nodeCrypto, nodeSigner } from '@tezga/fiscal/node';

type Request = ValueOf<(typeof fiscalization)['messages']['RegisterInvoiceRequest']>;

export interface Taxpayer {
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly issuer: Certificate;
  readonly using: typeof nodeCrypto & ReturnType<typeof nodeSigner>;
}

const nuis = 'L01714012M';
const till = 'cc123cc123';
const identity = {
  issuer: nuis,
  issuedAt: '2026-11-15T10:00:00+01:00',
  ordinal: '9952',
  businessUnit: 'bb123bb123',
  till,
  software: 'ss123ss123',
};

export const issuedAt = new Date(identity.issuedAt);

export async function newTaxpayer(): Promise<Taxpayer> {
  const authority = await issueAuthorities(issuedAt);
  const holder = {
    nuis,
    company: 'Market Drini',
    town: 'Tiranë',
    holderNumber: '1',
    environment: 'test',
  } as const;
  const { privateKey, certificate } = await issueTaxpayer(holder, authority, issuedAt);
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  const written = Buffer.from(certificate.bytes).toString('base64');
  return {
    key,
    publicKey: createPublicKey(key),
    issuer: authority.certificate,
    using: { ...nodeCrypto, ...nodeSigner(key, written) },
  };
}

/** A complete message of a sale at a till: lines, code and signature. */
export function signedInvoice({ using }: Taxpayer, lines: number): string {
  return signedMessage(fiscalization, 'RegisterInvoiceRequest', invoiceOf(using, lines), using);
}

export const envelopedInvoice = (taxpayer: Taxpayer, lines: number): string =>
  enveloped(signedInvoice(taxpayer, lines));

/** The message of `signedInvoice` without its signature, for another signer. */
export function unsignedInvoice(taxpayer: Taxpayer, lines: number): string {
  return signedInvoice(taxpayer, lines).replace(/<Signature .*<\/Signature>/s, '');
}

const lineOf = (place: number) => ({
  N: `Artikulli i rëndomtë ${place + 1}`,
  C: String(100_000 + place),
  U: 'cope',
  Q: '2.00',
  UPB: '10.00',
  UPA: '12.00',
  PB: '20.00',
  VR: '20.00',
  VA: '4.00',
  PA: '24.00',
});

const seller = {
  IDType: 'NUIS',
  IDNum: nuis,
  Name: 'Market Drini',
  Address: 'Rruga e Durrësit 12',
  Town: 'Tiranë',
  Country: 'ALB',
} as const;

function invoiceOf(using: Taxpayer['using'], lines: number): Request {
  const total = `${lines * 24}.00`;
  const { code, signature } = invoiceCode({ ...identity, total }, using);
  return {
    Header: { UUID: '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8', SendDateTime: identity.issuedAt },
    Invoice: {
      TypeOfInv: 'CASH',
      IsSimplifiedInv: false,
      IssueDateTime: identity.issuedAt,
      InvNum: `${identity.ordinal}/2026/${till}`,
      InvOrdNum: identity.ordinal,
      TCRCode: till,
      IsIssuerInVAT: true,
      TotPriceWoVAT: `${lines * 20}.00`,
      TotVATAmt: `${lines * 4}.00`,
      TotPrice: total,
      OperatorCode: 'oo123oo123',
      BusinUnitCode: identity.businessUnit,
      SoftCode: identity.software,
      IIC: code,
      IICSignature: signature,
      IsReverseCharge: false,
      PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: total }] },
      Seller: seller,
      Items: { I: Array.from({ length: lines }, (_, place) => lineOf(place)) },
      SameTaxes: {
        SameTax: [
          {
            NumOfItems: String(lines),
            PriceBefVAT: `${lines * 20}.00`,
            VATRate: '20.00',
            VATAmt: `${lines * 4}.00`,
          },
        ],
      },
    },
  };
}
