import {
  asExchangeRate,
  asMoney,
  asPercent,
  asQuantity,
  invoiceOf,
  usualEInvoice,
  type Cart,
  type CartLine,
  type ExchangeRate,
  type InvoiceLine,
} from '@tezga/domain';
import type { EInvoiceSource, SourceInvoice, SourceLine } from '../e-invoice-source.ts';

const buyer = {
  idType: 'NUIS',
  idNumber: 'K91721010Q',
  name: 'Market Drini & Bij',
  address: 'Rr. e Durrësit 12',
  town: 'Tiranë',
  country: 'ALB',
} as const;

export const aLine = (given: Partial<CartLine> = {}): CartLine => ({
  articleId: null,
  name: 'Miell',
  sku: 'M1',
  barcode: '',
  unit: 'kilogram',
  quantity: asQuantity(2000n),
  unitPrice: asMoney(12_000n),
  tax: { percent: 20n },
  discount: asPercent(0n),
  lowersTaxBase: true,
  ...given,
});

export interface Given {
  readonly lines?: readonly CartLine[];
  readonly currency?: string;
  readonly exchangeRate?: ExchangeRate;
  readonly isReverseCharge?: boolean;
  readonly isIssuerInVat?: boolean;
  readonly pricesIncludeVat?: boolean;
  readonly isCorrective?: boolean;
  readonly invoice?: Partial<SourceInvoice>;
  readonly source?: Partial<EInvoiceSource>;
}

const codes = {
  fic: '12b8691d-0ee3-48d8-8b86-cca6a37f189b',
  iic: 'D04C13B4063D63A13B5D822A90178A7C',
  iicSignature: '4A'.repeat(256),
  operatorCode: 'op123op123',
  businessUnitCode: 'bu123bu123',
  softwareCode: 'so123so123',
};

/** The source of an e-invoice, as the database would return it for an invoice of this cart. */
export function sourceOf(given: Given): EInvoiceSource {
  const { lines = [aLine()], currency = 'ALL', isIssuerInVat = true } = given;
  const cart: Cart = {
    lines,
    pricesIncludeVat: given.pricesIncludeVat ?? true,
    currency,
    exchangeRate: currency === 'ALL' ? null : (given.exchangeRate ?? asExchangeRate(9_812_500_000n)),
    payments: [{ method: 'ACCOUNT', amount: asMoney(1n), companyCard: null, vouchers: [] }],
    buyer,
    isReverseCharge: given.isReverseCharge ?? false,
    notes: '',
  };
  const invoice = invoiceOf(cart, {
    isIssuerInVat,
    isCorrective: given.isCorrective ?? false,
    day: '2026-11-15',
  });
  const { withoutVat, vat, withVat } = invoice.totals;
  return {
    invoice: {
      numberText: '7/2026',
      issuedAt: new Date('2026-11-15T09:30:00Z'),
      ...codes,
      seller: { name: 'Shumica Tomorri', nuis: 'L01714012M', address: 'Rr. Nacionale', town: 'Lushnjë' },
      buyer,
      isIssuerInVat,
      hasVat: invoice.hasVat,
      isReverseCharge: invoice.isReverseCharge,
      currency,
      exchangeRate: currency === 'ALL' ? '1.00000000' : '98.12500000',
      withoutVat,
      vat,
      withVat,
      payments: [{ method: 'ACCOUNT', amountInLek: String(withVat) }],
      notes: 'Faleminderit # shumë',
      payDeadline: null,
      document: null,
      ...given.invoice,
    },
    lines: invoice.lines.map(sourceLine),
    references: [],
    details: usualEInvoice,
    files: [],
    account: { iban: 'AL47212110090000000235698741', bankName: 'Banka', swift: 'NCBAALTX' },
    unitCodes: new Map(),
    ...given.source,
  };
}

/** Amounts inside JSON columns are text. */
export function sourceLine(line: InvoiceLine): SourceLine {
  const { inCurrency } = line;
  return {
    ...line,
    discount: Number(line.discount),
    vatPercent: line.vatPercent === null ? null : Number(line.vatPercent),
    inCurrency:
      inCurrency === null
        ? null
        : {
            unitPriceWithoutVat: String(inCurrency.unitPriceWithoutVat),
            withoutVat: String(inCurrency.withoutVat),
            vat: String(inCurrency.vat),
            withVat: String(inCurrency.withVat),
          },
  };
}
