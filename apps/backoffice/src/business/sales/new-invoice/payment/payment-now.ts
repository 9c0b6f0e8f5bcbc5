import { decoded, figure } from '@tezga/contract';
import { plus, sumOf, type Money } from '@tezga/domain';
import type { CartForm, PaymentNow } from '../cart-form.ts';
import { kindOf } from './payment-choice.ts';

/** Whether a payment can be recorded with this sale: an invoice on credit to a customer of the business. */
export const mayPayNow = ({ payments, buyer, document }: CartForm): boolean =>
  kindOf(payments) === 'NONCASH' && (buyer?.customerId ?? null) !== null && document.selfIssue === null;

/** The payment with this sale; null if there is none, and if it was entered for another customer or currency. */
export function paymentNowOf(cart: CartForm): PaymentNow | null {
  const { paymentNow, buyer, currency } = cart;
  if (paymentNow === null || !mayPayNow(cart)) return null;
  const isSame = paymentNow.customerId === buyer?.customerId && paymentNow.currency === currency;
  return isSame ? paymentNow : null;
}

/** The typed amount, or else the total of the invoice and the debt that is paid with it. */
export function amountNow({ amount, debts }: PaymentNow, total: Money): Money {
  if (amount !== null) return decoded(figure.money, amount);
  return plus(total, sumOf(debts.map(({ open }) => decoded(figure.money, open))));
}
