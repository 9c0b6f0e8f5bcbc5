import type { CartForm } from '../cart-form.ts';
import { classOf } from '../payment/payment-choice.ts';

/** Only what Albanian businesses owe each other goes through the central platform. */
export const mayBeEInvoice = ({ payments, buyer, document }: CartForm): boolean =>
  classOf(payments) === 'NONCASH' && buyer?.idType === 'NUIS' && document.selfIssue === null;
