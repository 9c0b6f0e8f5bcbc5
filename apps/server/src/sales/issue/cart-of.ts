import type { contract } from '@tezga/contract';
import {
  isVatExemption,
  type Buyer,
  type Cart,
  type CartLine,
  type LineTax,
  type Payment,
  type SaleDocument,
  type SaleProblem,
} from '@tezga/domain';
import type { z } from 'zod';
import type { SaleCustomer } from './sale-circumstances.ts';

export type SaleInput = z.output<typeof contract.sales.quote.input>;

/** Maximum length of a name or a town in a fiscal invoice. */
const partyTextMax = 100;

/**
 * Maps the request to a cart of the domain rules. If the request names a customer, the buyer is taken from the
 * customer's record.
 */
export function cartOf(input: SaleInput, customer: SaleCustomer | null): Cart {
  return {
    lines: input.lines.map(lineOf),
    pricesIncludeVat: input.pricesIncludeVat,
    currency: input.currency,
    exchangeRate: input.exchangeRate,
    payments: input.payments.map(paymentOf),
    buyer: buyerOf(customer ?? input.buyer),
    isReverseCharge: input.isReverseCharge,
    notes: input.notes,
    document: documentOf(input.document),
  };
}

/** Maps a line of the request to a line of the domain rules. */
export function lineOf({
  articleId,
  name,
  sku,
  barcode,
  unit,
  quantity,
  price,
  vat,
  discount,
  lowersTaxBase,
}: SaleInput['lines'][number]): CartLine {
  return {
    articleId,
    name,
    sku,
    barcode,
    unit,
    quantity,
    unitPrice: price,
    tax: taxOf(vat),
    discount,
    lowersTaxBase,
  };
}

export function paymentOf({ type, amount, companyCard, vouchers }: SaleInput['payments'][number]): Payment {
  return {
    method: type,
    amount,
    companyCard: companyCard === '' ? null : companyCard,
    vouchers,
  };
}

function documentOf({
  selfIssue,
  supplyStart,
  supplyEnd,
  isAdvance,
  isBuying,
}: SaleInput['document']): SaleDocument {
  const [start, end] = [supplyStart ?? supplyEnd, supplyEnd ?? supplyStart];
  return { selfIssue, supply: start === null || end === null ? null : { start, end }, isAdvance, isBuying };
}

function taxOf(vat: string): LineTax {
  return isVatExemption(vat) ? { exemption: vat } : { percent: BigInt(vat) };
}

export function buyerOf(known: Buyer | null): Buyer | null {
  if (known === null) return null;
  const { idType, idNumber, name, address, town, country } = known;
  return {
    idType,
    idNumber,
    name: name.slice(0, partyTextMax),
    address,
    town: town.slice(0, partyTextMax),
    country,
  };
}

const inputNames: Readonly<Record<string, string>> = { unitPrice: 'price', tax: 'vat', method: 'type' };

/** A problem with the path of the field in the request, instead of the path in the domain. */
export function problemOfInput({ path, code, limit }: SaleProblem) {
  const names = path.split('.').map((name) => inputNames[name] ?? name);
  return { path: names.join('.'), code, limit };
}
