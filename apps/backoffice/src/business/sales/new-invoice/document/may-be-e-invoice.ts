import type { CartForm } from '../cart-form.ts';
import { classOf } from '../payment/payment-choice.ts';

/** E-invoices are for non-cash sales between Albanian businesses only. */
export const mayBeEInvoice = ({ payments, buyer, document }: CartForm): boolean =>
  classOf(payments) === 'NONCASH' && buyer?.idType === 'NUIS' && document.selfIssue === null;
