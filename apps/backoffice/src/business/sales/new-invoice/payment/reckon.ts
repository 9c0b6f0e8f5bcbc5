import { decoded, figure } from '@tezga/contract';
import {
  asMoney,
  baseCurrency,
  divideRounded,
  documentReckoning,
  eInvoiceProblems,
  invoiceOf,
  lateProblems,
  lessAdvances,
  minus,
  noMoney,
  saleProblems,
  saleWarnings,
  settlementOf,
  stillToPay,
  sumOf,
  tiranaDay,
  type Cart,
  type CartLine,
  type Circumstances,
  type Money,
  type Payment,
  type Reckoning,
  type SalesInvoice,
  type SaleProblem,
} from '@tezga/domain';
import { momentOfField } from '../../../../kits/forms/field-moment.ts';
import type { CartForm, LineForm } from '../cart-form.ts';
import { advancesOf, lateOf, saleDocument } from '../document/document-form.ts';
import { handedOver, type PlacedPayment } from './payment-choice.ts';
import { mayBeEInvoice } from '../document/may-be-e-invoice.ts';
import { lineTaxOf } from '../lines/vat-of-line.ts';

/** Everything computed from the cart, at every key press. */
export interface Reckoned {
  /** The sums in the currency of the cart. */
  readonly reckoning: Reckoning;
  /** The invoice with sums in lek; null until there is an exchange rate. */
  readonly invoice: SalesInvoice | null;
  /** The sum before discounts, with or without VAT as the prices are typed; `discount` is the difference. */
  readonly beforeDiscount: Money;
  readonly discount: Money;
  /** The part of the total that the chosen advances cover, with or without VAT as the prices are typed. */
  readonly prepaid: Money;
  readonly handedOver: readonly PlacedPayment[];
  readonly change: Money;
  /** The amount not yet covered by payments; negative if methods without change pay too much. */
  readonly stillToPay: Money;
  /** The errors, each with the path of its form field. */
  readonly problems: readonly SaleProblem[];
  readonly warnings: readonly SaleProblem[];
}

export function reckon(form: CartForm, usual: Circumstances, now = new Date()): Reckoned {
  const late = lateOf(form.document);
  const circumstances = late === null ? usual : { ...usual, day: tiranaDay(late.issuedAt) };
  const less = lessAdvances(cartOf(form, []), circumstances, advancesOf(form.document));
  const unpaid = less.cart;
  const reckoning = documentReckoning(unpaid, circumstances);
  const total = reckoning.totals.withVat;
  const placed = handedOver(form.payments, total);
  const given = placed.map(({ payment }) => payment);
  const { payments, change } = settlementOf(given, total);
  const cart: Cart = { ...unpaid, payments };
  const hasRate = cart.currency === baseCurrency || (cart.exchangeRate ?? 0n) > 0n;
  const typed = form.lines.map(cartLine);
  const beforeDiscount = sumOf(typed.map(grossOf));
  const net = sumOf(form.lines.map(lineTotal));
  return {
    reckoning,
    invoice: hasRate ? invoiceOf(cart, circumstances) : null,
    beforeDiscount,
    discount: minus(beforeDiscount, net),
    prepaid: sumOf(cart.lines.map(({ prepaid = noMoney }) => prepaid)),
    handedOver: placed,
    change,
    stillToPay: stillToPay(payments, total),
    problems: [
      ...missing(form),
      ...placedProblems(cart, circumstances, placed),
      ...less.problems,
      ...(late === null ? [] : lateProblems(late, now)),
      ...eInvoiceProblemsOf(form),
    ],
    warnings: saleWarnings(cart, circumstances),
  };
}

function cartOf(form: CartForm, payments: readonly Payment[]): Cart {
  const { pricesIncludeVat, currency, exchangeRate, buyer, isReverseCharge, notes } = form;
  return {
    lines: form.lines.map(cartLine),
    pricesIncludeVat,
    currency,
    exchangeRate:
      currency === baseCurrency || exchangeRate === '' ? null : decoded(figure.exchangeRate, exchangeRate),
    payments,
    buyer,
    isReverseCharge,
    notes,
    document: saleDocument(form.document),
  };
}

function cartLine(line: LineForm): CartLine {
  const { articleId, name, sku, barcode, unit, quantity, price, vat, discount, lowersTaxBase } = line;
  return {
    articleId,
    name,
    sku,
    barcode,
    unit,
    quantity: decoded(figure.quantity, quantity === '' ? 0 : quantity),
    unitPrice: decoded(figure.money, price === '' ? 0 : price),
    tax: lineTaxOf(vat),
    discount: decoded(figure.percent, discount === '' ? 0 : discount),
    lowersTaxBase,
  };
}

const whole = 10_000n;

const grossOf = ({ quantity, unitPrice }: CartLine): Money =>
  asMoney(divideRounded(quantity * unitPrice, 1000n));

/** The total of a line, with or without VAT as its price is typed. */
export function lineTotal(line: LineForm): Money {
  const { quantity, unitPrice, discount, lowersTaxBase } = cartLine(line);
  const left = lowersTaxBase ? whole - discount : whole;
  return asMoney(divideRounded(quantity * unitPrice * left, 1000n * whole));
}

const problem = (path: string, code: SaleProblem['code']): SaleProblem => ({
  path,
  code,
  limit: null,
  amount: null,
});

/** Errors for empty fields; the domain rules would see a zero. */
function missing({ lines, payments, tillId, document: { lateReason, lateAt } }: CartForm): SaleProblem[] {
  return [
    ...(lateReason !== null && momentOfField(lateAt) === ''
      ? [problem('document.late.issuedAt', 'required')]
      : []),
    ...(tillId === '' ? [problem('tillId', 'required')] : []),
    ...lines.flatMap(({ quantity, price }, place) => [
      ...(quantity === '' ? [problem(`lines.${place}.quantity`, 'required')] : []),
      ...(price === '' ? [problem(`lines.${place}.price`, 'required')] : []),
    ]),
    ...payments.flatMap(({ amount }, place) =>
      amount === '' ? [problem(`payments.${place}.amount`, 'required')] : [],
    ),
  ];
}

function eInvoiceProblemsOf(form: CartForm): SaleProblem[] {
  const { eInvoice, buyer, currency } = form;
  if (eInvoice === null || !mayBeEInvoice(form)) return [];
  const files = eInvoice.files.map(({ _id: id, size: bytes }) => ({ id, bytes }));
  const details = { ...eInvoice, files: files.map(({ id }) => id) };
  return eInvoiceProblems({
    typeOfInvoice: 'NONCASH',
    isSelfIssued: false,
    currency,
    seller: null,
    buyer,
    details,
    storedFiles: files,
  });
}

const formNames: Readonly<Record<string, string>> = { unitPrice: 'price', tax: 'vat', method: 'type' };

/**
 * Maps the error paths of the domain rules to the paths of the form. The rows of the form and the settled payments
 * are numbered differently.
 */
function placedProblems(
  cart: Cart,
  circumstances: Circumstances,
  placed: readonly PlacedPayment[],
): SaleProblem[] {
  const places = placesOf(cart.payments, placed);
  return saleProblems(cart, circumstances).map((found) => {
    const names = found.path.split('.').map((name) => formNames[name] ?? name);
    if (names[0] === 'payments' && names[1] !== undefined)
      names[1] = String(places[Number(names[1])] ?? names[1]);
    const { code, limit, amount } = found;
    return { path: names.join('.'), code, limit, amount };
  });
}

/**
 * The row of each settled payment. Banknotes that are returned completely as change are not among the settled
 * payments; all other payments are in the order of the rows.
 */
function placesOf(paying: readonly Payment[], placed: readonly PlacedPayment[]): number[] {
  let next = 0;
  return paying.map(({ method }) => {
    while (next < placed.length - 1 && placed[next]?.payment.method !== method) next += 1;
    const place = placed[next]?.place ?? 0;
    next += 1;
    return place;
  });
}
