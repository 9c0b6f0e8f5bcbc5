import type { SelfIssueType } from '@tezga/domain';
import type { CartForm } from '../cart-form.ts';

/** The cart once it is, or is no longer, issued in the place of whoever sells: what never goes with that is taken away. */
export function withSelfIssue(cart: CartForm, selfIssue: SelfIssueType | null): CartForm {
  const { document, isReverseCharge } = cart;
  const wasAbroad = document.selfIssue === 'ABROAD';
  const mayStay = selfIssue === 'AGREEMENT' || selfIssue === 'OTHER' || (selfIssue === null && !wasAbroad);
  return {
    ...cart,
    isReverseCharge: selfIssue === 'ABROAD' || (mayStay && isReverseCharge),
    document:
      selfIssue === null
        ? { ...document, selfIssue }
        : { ...document, selfIssue, isAdvance: false, advances: [], isBuying: false },
  };
}
