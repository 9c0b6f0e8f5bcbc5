import {
  decimalText,
  invoiceNumberText,
  invoiceYear,
  tiranaIsoMoment,
  type SalesInvoice,
} from '@tezga/domain';
import { invoiceIdentityBytes, issuerCodeOf } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { GivenNumber } from './give-number.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';

interface ToIdentify extends GivenNumber {
  readonly invoice: SalesInvoice;
  readonly circumstances: SaleCircumstances;
  readonly softwareCode: string;
}

/** By what an invoice is known, here and at the tax authority. */
export interface Identified extends GivenNumber {
  readonly year: string;
  readonly numberText: string;
  /** Empty where no cash device is needed. */
  readonly tcrCode: string;
  readonly softwareCode: string;
  readonly iic: string;
  readonly iicSignature: string;
}

/** Gives a numbered invoice its NSLF. */
export async function identifiedInvoice(
  { ordinal, issuedAt, invoice, circumstances, softwareCode }: ToIdentify,
  signAside: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<Identified> {
  const { seller, shop, till } = circumstances;
  const tcrCode = invoice.type === 'CASH' ? till.tcrCode : '';
  const signature = await signAside(
    invoiceIdentityBytes({
      issuer: seller.nuis,
      issuedAt: tiranaIsoMoment(issuedAt),
      ordinal: String(ordinal),
      businessUnit: shop.businessUnitCode,
      till: tcrCode,
      software: softwareCode,
      total: decimalText(invoice.totals.withVat),
    }),
  );
  const { code: iic, signature: iicSignature } = issuerCodeOf(signature, nodeCrypto);
  return {
    ordinal,
    issuedAt,
    year: invoiceYear(issuedAt),
    numberText: invoiceNumberText(ordinal, issuedAt, tcrCode === '' ? null : tcrCode),
    tcrCode,
    softwareCode,
    iic,
    iicSignature,
  };
}
