import { tiranaDay, type Circumstances } from '@tezga/domain';
import { sayProblem } from '@tezga/phrases';
import { PendingUpdates, unsavedForms, usePhrases } from '@tezga/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isCartEmpty, type CartForm } from './cart-form.ts';
import { storeCart } from './drafts/stored-cart.ts';
import { messagesOf, noMessages, type Messages } from './messages.ts';
import type { SaleTill } from './queries.ts';
import { reckon, type Reckoned } from './payment/reckon.ts';

export type ChangeCart = (next: (cart: CartForm) => CartForm) => void;

export interface CartState {
  readonly cart: CartForm;
  /** Ignored while a sent cart has no reply. */
  readonly change: ChangeCart;
  /** Replaces the cart and clears its errors. */
  readonly replace: (cart: CartForm) => void;
  /** Registers a pending update of the cart; issuing waits for it. */
  readonly waitFor: (update: Promise<boolean>) => void;
  readonly pendingUpdates: PendingUpdates;
  readonly reckoned: Reckoned;
  readonly messages: Messages;
  /** The paths of all errors, shown or not. */
  readonly wrong: readonly string[];
  /** From now on shows all errors, from the form and from the server. */
  readonly showAllErrors: (found?: Messages) => void;
}

interface ShownErrors {
  readonly isTried: boolean;
  /** Errors of the server; cleared by the next change. */
  readonly found: Messages;
}

const noErrorsYet: ShownErrors = { isTried: false, found: noMessages };

/** The state of the cart on the screen: totals, errors, and its copy in session storage. */
export function useCart(
  start: CartForm,
  { tills, isInVat }: { readonly tills: readonly SaleTill[]; readonly isInVat: boolean },
): CartState {
  const phrases = usePhrases();
  const [cart, setCart] = useState(start);
  const [shownErrors, setShownErrors] = useState(noErrorsYet);
  const [pendingUpdates] = useState(() => new PendingUpdates());
  const reckoned = useMemo(() => reckon(cart, circumstancesNow(isInVat)), [cart, isInVat]);
  const till = tills.find(({ _id }) => _id === cart.tillId);
  const isOwnUse = cart.document.selfIssue === 'SELF';
  const isClientMissing = till?.canSellWithoutClient === false && cart.buyer === null && !isOwnUse;
  const ofRules = messagesOf(reckoned.problems, shownErrors.isTried, (problem) =>
    sayProblem(phrases, problem),
  );
  const ofTill: Messages =
    isClientMissing && shownErrors.isTried ? { buyer: phrases.refusals['customer-needed'] } : noMessages;

  useEffect(() => storeCart(cart), [cart]);
  const isEmpty = isCartEmpty(cart);
  // Registers unsaved changes, so that actions such as signing out ask for a confirmation.
  useEffect(() => (isEmpty ? undefined : unsavedForms.add()), [isEmpty]);

  const change = useCallback<ChangeCart>((next) => {
    setCart((before) => (before.isSent ? before : next(before)));
    setShownErrors((before) => (before.found === noMessages ? before : { ...before, found: noMessages }));
  }, []);
  const replace = useCallback(
    (next: CartForm) => {
      pendingUpdates.cancel();
      setCart(next);
      setShownErrors(noErrorsYet);
    },
    [pendingUpdates],
  );
  const showAllErrors = useCallback((found = noMessages) => setShownErrors({ isTried: true, found }), []);
  return {
    cart,
    change,
    replace,
    waitFor: (update) => pendingUpdates.add(update),
    pendingUpdates,
    reckoned,
    messages: { ...ofTill, ...ofRules, ...shownErrors.found },
    wrong: [...reckoned.problems.map(({ path }) => path), ...(isClientMissing ? ['buyer'] : [])],
    showAllErrors,
  };
}

const circumstancesNow = (isIssuerInVat: boolean): Circumstances => ({
  isIssuerInVat,
  isCorrective: false,
  day: tiranaDay(new Date()),
});
