import { isEInvoiceDue } from '@tezga/domain';
import type { CartForm } from '../cart-form.ts';
import { classOf } from '../payment/payment-choice.ts';

/** E-invoices are only for non-cash sales between Albanian businesses; for these sales the law requires them. */
export const mayBeEInvoice = ({
  payments,
  buyer,
  document,
}: Pick<CartForm, 'payments' | 'buyer' | 'document'>): boolean =>
  isEInvoiceDue({ typeOfInvoice: classOf(payments), isSelfIssued: document.selfIssue !== null, buyer });
