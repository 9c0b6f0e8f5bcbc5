import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { emptyCart, type CartForm } from './cart-form.ts';
import { usualPayDeadline } from './payment/pay-deadline.ts';
import { kindOf, methodsOf } from './payment/payment-choice.ts';

/**
 * The empty cart for the next sale, with the same till and kind, because for example a wholesaler issues only
 * non-cash invoices.
 */
export function nextCart({ tillId, payments }: Pick<CartForm, 'tillId' | 'payments'>): CartForm {
  const kind = kindOf(payments);
  const [usual = 'BANKNOTE'] = methodsOf[kind];
  const next = emptyCart(newRecordId(), tillId, usual);
  return kind === 'NONCASH' ? { ...next, payDeadline: usualPayDeadline(new Date()) } : next;
}
