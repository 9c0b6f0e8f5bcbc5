import { paymentMethods, type PaymentMethod } from '@tezga/domain';
import { focusField, toast, usePhrases } from '@tezga/ui';
import { flushSync } from 'react-dom';
import { useSession } from '../../../session/session-context.ts';
import { isCartEmpty, type CartForm } from './cart-form.ts';
import { withLineTwice } from './cart-changes.ts';
import { nextCart } from './next-cart.ts';
import { rememberTill } from './drafts/stored-cart.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { usualPayDeadline } from './payment/pay-deadline.ts';
import { methodsOf, withMethod, type SaleKind } from './payment/payment-choice.ts';
import type { CartState } from './use-cart.ts';

/** Actions on the whole cart, used by shortcuts and buttons. */
export function useSaleActions({ cart, change, replace, reckoned }: CartState) {
  const words = usePhrases().newInvoice;
  const { businessId } = useSession().facts;
  const total = reckoned.reckoning.totals.withVat;

  const chooseMethod = (method: PaymentMethod) => {
    const payments = withMethod(cart.payments, method, { key: newRecordId(), total });
    const isNonCash = paymentMethods[method].settles === 'NONCASH';
    // Rendered synchronously, so that the next field exists before it gets the focus.
    flushSync(() =>
      change((now) => ({
        ...now,
        payments,
        payDeadline: isNonCash && now.payDeadline === '' ? usualPayDeadline(new Date()) : now.payDeadline,
      })),
    );
    const place = payments.findIndex(({ type }) => type === method);
    focusField(fieldAfter(method, place, cart));
  };
  return {
    chooseMethod,
    chooseKind: (kind: SaleKind) => {
      const [usual] = methodsOf[kind];
      if (usual !== undefined) chooseMethod(usual);
    },
    chooseTill: (tillId: string) => {
      if (businessId !== null) rememberTill(businessId, tillId);
      change((now) => ({ ...now, tillId }));
    },
    repeatLine: (key: string) => change((now) => withLineTwice(now, key, newRecordId())),
    clear: () => {
      replace(nextCart(cart));
      focusField('article');
      // If the user has started a new cart meanwhile, undo does nothing.
      toast.undo({
        text: words.cleared,
        onUndo: () => change((now) => (isCartEmpty(now) ? cart : now)),
      });
    },
  };
}

/** The field to focus next: the buyer of a non-cash sale, or the amount handed over. */
function fieldAfter(method: PaymentMethod, place: number, { buyer, payments }: CartForm): string {
  if (method === 'ORDER') return 'article';
  if (method === 'COMPANY') return `payments.${place}.companyCard`;
  if (method === 'SVOUCHER') return `payments.${place}.vouchers`;
  if (paymentMethods[method].settles === 'NONCASH' && buyer === null) return 'buyer';
  // A bank card pays the remaining amount without input, so the focus stays on the article field.
  return method === 'BANKNOTE' || payments.length > 1 ? `payments.${place}.amount` : 'article';
}
