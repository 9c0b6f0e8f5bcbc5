import type { SelfIssueType } from '@tezga/domain';
import type { CartForm } from '../cart-form.ts';

/** Sets or clears self-issuing, and clears the parts that cannot be combined with it. */
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
