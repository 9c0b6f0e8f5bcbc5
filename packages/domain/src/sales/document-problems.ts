import { baseCurrency } from '../reference/currencies.ts';
import { buyerProblems, missingOf } from './buyer-problems.ts';
import type { Cart, Circumstances, SaleDocument } from './cart.ts';
import { paymentMethods } from './payment-methods.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';
import { selfIssueProblems } from './self-issue.ts';

/** The path of a field in the request. */
const at = (field: string): string => ['document', field].join('.');

/** The values of the document fields in a plain sale. */
export const plainSale: SaleDocument = { selfIssue: null, supply: null, isAdvance: false, isBuying: false };

/** The maximum distance between the supply and the day of issue, in days. */
const supplyDaysMax = 366;
const dayMs = 86_400_000;

/** The problems of the document fields, and of the buyer they require. */
export function documentProblems(
  cart: Cart,
  { day, isIssuerInVat }: Pick<Circumstances, 'day' | 'isIssuerInVat'>,
): SaleProblem[] {
  const { selfIssue, supply, isAdvance, isBuying } = cart.document ?? plainSale;
  const isOrder = cart.payments.some(({ method }) => method === 'ORDER');
  const isSelfIssued = selfIssue !== null;
  return [
    ...(isSelfIssued ? selfIssueProblems(cart, selfIssue) : buyerProblems(cart)),
    ...supplyProblems(supply, day),
    ...problemIf(isSelfIssued && isAdvance, at('isAdvance'), 'not-when-self-issued'),
    ...problemIf(isSelfIssued && isBuying, at('isBuying'), 'not-when-self-issued'),
    ...(isBuying ? buyingProblems(cart, isIssuerInVat) : []),
    ...problemIf(isAdvance && isOrder, at('isAdvance'), 'advance-order'),
    ...(isAdvance && !isSelfIssued ? missingOf(cart.buyer, 'buyer-needed-for-advance') : []),
  ];
}

/** The problems of an invoice that buys foreign currency, for which the business pays the customer. */
function buyingProblems(cart: Cart, isIssuerInVat: boolean): SaleProblem[] {
  const { currency, payments, document } = cart;
  const isPaidOut = payments.every(
    ({ method }) => method === 'BANKNOTE' || paymentMethods[method].settles === 'NONCASH',
  );
  return [
    ...problemIf(currency === baseCurrency, at('isBuying'), 'buying-in-lek'),
    ...problemIf(document?.isAdvance === true, at('isBuying'), 'buying-advance'),
    ...problemIf(!isPaidOut, 'payments', 'buying-payment'),
    ...boughtLineProblems(cart, isIssuerInVat),
  ];
}

/** Lines of bought currency with VAT: they are refused, because currency is not a taxed supply. */
export function boughtLineProblems({ lines }: Pick<Cart, 'lines'>, isIssuerInVat: boolean): SaleProblem[] {
  return lines.flatMap(({ tax }, place) =>
    problemIf(isIssuerInVat && 'percent' in tax && tax.percent > 0n, `lines.${place}.tax`, 'buying-with-vat'),
  );
}

/** The problems of the supply period. `pathOf` gives the path of a field in the request. */
export function supplyProblems(
  supply: SaleDocument['supply'],
  day: string,
  pathOf: (field: string) => string = at,
): SaleProblem[] {
  if (supply === null) return [];
  const { start, end } = supply;
  const isFar = (each: string) => Math.abs(Date.parse(each) - Date.parse(day)) > supplyDaysMax * dayMs;
  return [
    ...problemIf(isFar(start), pathOf('supplyStart'), 'supply-too-far'),
    ...problemIf(!isFar(start) && isFar(end), pathOf('supplyEnd'), 'supply-too-far'),
    ...problemIf(end < start, pathOf('supplyEnd'), 'supply-reversed'),
    ...problemIf(
      end > start && end.slice(0, 7) !== start.slice(0, 7),
      pathOf('supplyEnd'),
      'supply-two-months',
    ),
  ];
}
