import type { Money } from '../amounts.ts';
import type { Cart, Circumstances, Payment } from './cart.ts';
import { classOfPayments, stillToPay } from './payments.ts';
import { problemAt, problemIf, textProblems, type SaleProblem } from './sale-problem.ts';

const vouchersMax = 20;
const companyCardMax = 50;

/** Whether the text is a voucher number: ordinal, year, and the NUIS of the issuer. */
export function isVoucherNumber(text: string): boolean {
  return /^[1-9]\d{0,7}-\d{4}-[A-Za-z]\d{8}[A-Za-z]$/.test(text);
}

/** The problems of the payments of an invoice; `total` is in the currency of the cart. */
export function paymentProblems(
  { payments }: Pick<Cart, 'payments'>,
  { isCorrective }: Pick<Circumstances, 'isCorrective'>,
  total: Money,
): SaleProblem[] {
  if (payments.length === 0) return [problemAt('payments', 'required')];
  const difference = stillToPay(payments, total);
  const hasOrder = payments.some(({ method }) => method === 'ORDER');
  return [
    ...payments.flatMap((payment, place) => [
      ...problemsOfMethod(payment, `payments.${place}`),
      ...problemIf(payment.amount < 0n && !isCorrective, `payments.${place}.amount`, 'not-negative'),
      ...problemIf(payment.amount === 0n && payments.length > 1, `payments.${place}.amount`, 'not-zero'),
      ...problemIf(
        payments.findIndex(({ method }) => method === payment.method) < place,
        `payments.${place}.method`,
        'twice',
      ),
    ]),
    ...problemIf(classOfPayments(payments) === null, 'payments', 'payments-mixed'),
    // An order cannot have another payment, because the summary invoice pays it.
    ...problemIf(hasOrder && payments.length > 1, 'payments', 'order-not-alone'),
    ...problemIf(difference !== 0n, 'payments', 'payments-differ', { amount: difference }),
  ];
}

function problemsOfMethod({ method, companyCard, vouchers }: Payment, path: string): SaleProblem[] {
  if (method === 'COMPANY') return textProblems(`${path}.companyCard`, companyCard ?? '', companyCardMax);
  if (method !== 'SVOUCHER') return [];
  if (vouchers.length === 0) return [problemAt(`${path}.vouchers`, 'required')];
  if (vouchers.length > vouchersMax)
    return [problemAt(`${path}.vouchers`, 'too-large', { limit: vouchersMax })];
  return vouchers.flatMap((number, place) => [
    ...problemIf(!isVoucherNumber(number), `${path}.vouchers.${place}`, 'voucher-number'),
    ...problemIf(vouchers.indexOf(number) < place, `${path}.vouchers.${place}`, 'twice'),
  ]);
}
