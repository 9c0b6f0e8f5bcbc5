import { contract, inputToWire, problemsOf } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { baseCurrency } from '@tezga/domain';
import { sayProblem } from '@tezga/phrases';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { placeRefusal } from '../../../kits/forms/place-refusal.ts';
import { call } from '../../../session/call.ts';
import type { CartForm } from './cart-form.ts';
import { focusFirstWrong } from './focus-field.ts';
import { isInDoubt } from '../../../kits/forms/in-doubt.ts';
import { storeCart } from './drafts/stored-cart.ts';
import type { Messages } from './messages.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { nextCart } from './next-cart.ts';
import { draftsKey, type Issued } from './queries.ts';
import type { Reckoned } from './payment/reckon.ts';
import { saleRequest } from './sale-request.ts';
import type { CartState } from './use-cart.ts';
import { useAfterPendingUpdates } from './use-after-pending-updates.ts';
import { articlesKey } from '../../articles/index.ts';
import { salesKey, cashRegisterKey } from '../../fiscal/index.ts';

export interface IssuedSale extends Issued {
  /** True if this sale id was already issued with other content. */
  readonly isOther: boolean;
}

/**
 * Issues the cart once. The result is an invoice, a refusal shown at its field, or no reply, after which the same
 * request can be repeated.
 */
export function useIssue(state: CartState) {
  const refreshSold = useRefreshSold();
  const problemsNow = useProblemsNow(state);
  const [isIssuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<IssuedSale | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);

  const showErrors = (found: Messages) => {
    flushSync(() => state.showAllErrors(found));
    focusFirstWrong([...state.wrong, ...Object.keys(found)]);
  };
  const send = async () => {
    const { cart, reckoned } = state;
    const sent = { ...cart, isSent: true };
    // Stored before the call: after a reload the page shows that the cart was sent.
    storeCart(sent);
    state.replace(sent);
    try {
      const answer = await call(contract.sales.issue, saleRequest(cart, reckoned));
      setIssued(issuedSale(answer, cart, reckoned));
      state.replace(nextCart(cart));
    } catch (error) {
      if (isInDoubt(error)) return;
      const { rest, found } = placed(error);
      // Another invoice already has this idempotency key. The refusal links to it, and the next attempt uses a new
      // key.
      const saleId = rest?.code === 'sale-issued-otherwise' ? newRecordId() : cart.saleId;
      state.replace({ ...cart, saleId, isSent: false });
      setRefusal(rest);
      showErrors(found);
    } finally {
      refreshSold();
    }
  };
  const issueNow = async () => {
    const problems = problemsNow();
    if (problems !== null) return showErrors(problems);
    setIssuing(true);
    setRefusal(null);
    await send();
    setIssuing(false);
  };
  const issue = useAfterPendingUpdates(state.pendingUpdates, issueNow, setIssuing);
  return { issue, isIssuing, issued, refusal, begin: () => setIssued(null) };
}

/** The errors of the request schema and of the domain rules; null if there are none. */
function useProblemsNow({ cart, reckoned, wrong }: CartState): () => Messages | null {
  const phrases = usePhrases();
  return () => {
    const request = inputToWire(contract.sales.issue, saleRequest(cart, reckoned));
    const { error } = contract.sales.issue.input.safeParse(request);
    const problems = error === undefined ? [] : problemsOf(error.issues);
    if (problems.length === 0 && wrong.length === 0) return null;
    return Object.fromEntries(problems.map((problem) => [problem.path, sayProblem(phrases, problem)]));
  };
}

/** Invalidates stock, drawer, drafts and invoices; also after a refusal, because another user may have changed them. */
function useRefreshSold(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [articlesKey, cashRegisterKey, draftsKey, salesKey])
      void queries.invalidateQueries({ queryKey });
  };
}

function issuedSale(answer: Issued, { currency }: CartForm, { reckoning }: Reckoned): IssuedSale {
  const isOther = currency === baseCurrency && answer.totalPrice !== reckoning.totals.withVat;
  return { ...answer, isOther };
}

const fieldOf = {
  'customer-needed': 'buyer',
  'client-not-verified': 'buyer',
  'till-not-registered': 'tillId',
  'business-unit-missing': 'tillId',
} as const;

function placed(error: unknown) {
  const found: Record<string, string> = {};
  const rest = placeRefusal<string>(error, { fieldOf, setError: (path, text) => (found[path] = text) });
  return { rest, found };
}
