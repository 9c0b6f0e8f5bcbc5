import {
  decimalText,
  invoiceNumberText,
  invoiceYear,
  tiranaIsoMoment,
  type Money,
  type SalesInvoice,
} from '@tezga/domain';
import { invoiceIdentityBytes, issuerCodeOf } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { GivenNumber } from './next-invoice-number.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';

interface ToIdentify extends GivenNumber {
  readonly invoice: SalesInvoice;
  readonly circumstances: SaleCircumstances;
  readonly softwareCode: string;
}

/** The identifiers of an invoice, in this database and at the tax authority. */
export interface Identified extends GivenNumber {
  readonly year: string;
  readonly numberText: string;
  /** Empty for a noncash invoice, which is issued without a cash device. */
  readonly tcrCode: string;
  readonly softwareCode: string;
  readonly iic: string;
  readonly iicSignature: string;
}

/** Signs a numbered invoice and returns it with its NSLF. */
export async function identifiedInvoice(
  { ordinal, issuedAt, invoice, circumstances, softwareCode }: ToIdentify,
  signAside: SignAside,
): Promise<Identified> {
  const { seller, shop, till } = circumstances;
  const tcrCode = invoice.type === 'CASH' ? till.tcrCode : '';
  const { businessUnitCode } = shop;
  const codes = await issuerCodes(
    {
      nuis: seller.nuis,
      issuedAt,
      ordinal,
      businessUnitCode,
      tcrCode,
      softwareCode,
      withVat: invoice.totals.withVat,
    },
    signAside,
  );
  const numberText = numberTextOf({ ordinal, issuedAt, tcrCode });
  return { ordinal, issuedAt, year: invoiceYear(issuedAt), numberText, tcrCode, softwareCode, ...codes };
}

type SignAside = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The fields from which the NSLF is computed. */
interface ToSign extends Pick<Identified, 'ordinal' | 'issuedAt' | 'tcrCode' | 'softwareCode'> {
  readonly nuis: string;
  readonly businessUnitCode: string;
  readonly withVat: Money;
}

export async function issuerCodes(
  { nuis, issuedAt, ordinal, businessUnitCode, tcrCode, softwareCode, withVat }: ToSign,
  signAside: SignAside,
): Promise<Pick<Identified, 'iic' | 'iicSignature'>> {
  const signed = await signAside(
    invoiceIdentityBytes({
      issuer: nuis,
      issuedAt: tiranaIsoMoment(issuedAt),
      ordinal: String(ordinal),
      businessUnit: businessUnitCode,
      till: tcrCode,
      software: softwareCode,
      total: decimalText(withVat),
    }),
  );
  const { code: iic, signature: iicSignature } = issuerCodeOf(signed, nodeCrypto);
  return { iic, iicSignature };
}

/** The number of a cash invoice ends with the code of its cash device. */
export const numberTextOf = ({
  ordinal,
  issuedAt,
  tcrCode,
}: Pick<Identified, 'ordinal' | 'issuedAt' | 'tcrCode'>): string =>
  invoiceNumberText(ordinal, issuedAt, tcrCode === '' ? null : tcrCode);
