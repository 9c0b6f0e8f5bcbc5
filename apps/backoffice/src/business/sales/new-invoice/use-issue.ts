import { contract, inputToWire, problemsOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { baseCurrency, tiranaDay, type Money } from '@tezga/domain';
import { sayProblem } from '@tezga/phrases';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { placeRefusal } from '../../../kits/forms/place-refusal.ts';
import { call } from '../../../session/call.ts';
import type { CartForm, PaymentNow } from './cart-form.ts';
import { focusFirstWrong } from './focus-field.ts';
import { isInDoubt } from '../../../kits/forms/in-doubt.ts';
import { storeCart } from './drafts/stored-cart.ts';
import type { Messages } from './messages.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { nextCart } from './next-cart.ts';
import { draftsKey, type Issued } from './queries.ts';
import type { Reckoned } from './payment/reckon.ts';
import { paymentNowOf } from './payment/payment-now.ts';
import { saleRequest, saleWithPaymentRequest } from './sale-request.ts';
import type { CartState } from './use-cart.ts';
import { useAfterPendingUpdates } from './use-after-pending-updates.ts';
import { customersKey } from '../../customers/index.ts';
import { articlesKey } from '../../articles/index.ts';
import { salesKey, cashRegisterKey } from '../../fiscal/index.ts';
import { paymentsKey } from '../../payments/index.ts';

export interface IssuedSale extends Issued {
  /** The payment that was recorded with the invoice; null without one. */
  readonly payment: IssuedPayment | null;
  /** True if this sale id was already issued with other content. */
  readonly isOther: boolean;
}

interface IssuedPayment {
  readonly number: string;
  readonly amount: Money;
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
    const { reckoned } = state;
    const cart = withPaymentDay(state.cart);
    const sent = { ...cart, isSent: true };
    // Stored before the call: after a reload the page shows that the cart was sent.
    storeCart(sent);
    state.replace(sent);
    try {
      setIssued(await issuedSale(cart, reckoned));
      state.replace(nextCart(cart));
    } catch (error) {
      if (isInDoubt(error)) return;
      const { rest, found } = placed(error);
      // Another invoice already has this idempotency key. The refusal links to it, and the next attempt uses a new
      // key.
      const saleId = rest?.code === 'sale-issued-otherwise' ? newRecordId() : cart.saleId;
      const paymentNow = withDebtsToRead(withNewKey(cart.paymentNow, rest), error);
      state.replace({ ...cart, saleId, paymentNow, isSent: false });
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
    const error = schemaError(withPaymentDay(cart), reckoned);
    const problems = error === undefined ? [] : problemsOf(error.issues);
    if (problems.length === 0 && wrong.length === 0) return null;
    return Object.fromEntries(
      problems.map((problem) => [problem.path.replace(/^sale\./u, ''), sayProblem(phrases, problem)]),
    );
  };
}

function schemaError(cart: CartForm, reckoned: Reckoned) {
  const { sales, payments } = contract;
  const now = paymentNowOf(cart);
  if (now === null)
    return sales.issue.input.safeParse(inputToWire(sales.issue, saleRequest(cart, reckoned))).error;
  const request = saleWithPaymentRequest(cart, reckoned, now);
  return payments.payWithSale.input.safeParse(inputToWire(payments.payWithSale, request)).error;
}

/** Invalidates stock, drawer, drafts, debts and invoices; also after a refusal, because another user may have changed them. */
function useRefreshSold(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [articlesKey, cashRegisterKey, customersKey, draftsKey, paymentsKey, salesKey])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Issues the cart, with its payment if there is one. */
async function issuedSale(cart: CartForm, reckoned: Reckoned): Promise<IssuedSale> {
  const now = paymentNowOf(cart);
  const { withVat } = reckoned.reckoning.totals;
  const isOther = ({ totalPrice }: Issued) => cart.currency === baseCurrency && totalPrice !== withVat;
  if (now === null) {
    const sale = await call(contract.sales.issue, saleRequest(cart, reckoned));
    return { ...sale, isOther: isOther(sale), payment: null };
  }
  const request = saleWithPaymentRequest(cart, reckoned, now);
  const { sale, paymentNumber } = await call(contract.payments.payWithSale, request);
  const payment = { number: paymentNumber, amount: request.amount };
  return { ...sale, isOther: isOther(sale), payment };
}

/** The payment is made on the day on which the cart is first sent. */
function withPaymentDay(cart: CartForm): CartForm {
  const { paymentNow, isSent } = cart;
  if (paymentNow === null || isSent) return cart;
  return { ...cart, paymentNow: { ...paymentNow, date: tiranaDay(new Date()) } };
}

/** If another payment already has this idempotency key, the next attempt uses a new one. */
function withNewKey(paymentNow: PaymentNow | null, refusal: CallError | null): PaymentNow | null {
  const isTaken = refusal?.code === 'payment-made-otherwise';
  return paymentNow === null || !isTaken ? paymentNow : { ...paymentNow, paymentId: newRecordId() };
}

/**
 * Removes the earlier invoices that the payment pays if they were paid elsewhere: one of them is refused, or the sum of
 * all is above what is open. The user adds the debt again as it is read now.
 */
function withDebtsToRead(paymentNow: PaymentNow | null, error: unknown): PaymentNow | null {
  if (paymentNow === null || !(error instanceof CallError)) return paymentNow;
  const isBelowSum = error.code === 'payment-exceeds-open' && paymentNow.amount === null;
  const areStale = isBelowSum || error.problems.some(({ path }) => isOfDebt(path));
  return areStale ? { ...paymentNow, debts: [], amount: null } : paymentNow;
}

const isOfDebt = (path: string) => path.startsWith('documents.');

const fieldOf = {
  'customer-needed': 'buyer',
  'client-not-verified': 'buyer',
  'till-not-registered': 'tillId',
  'business-unit-missing': 'tillId',
  'payment-exceeds-open': 'amount',
} as const;

function placed(error: unknown) {
  const found: Record<string, string> = {};
  const rest = placeRefusal<string>(error, {
    fieldOf,
    // The earlier invoices that the payment pays have no fields, so their errors are shown at the amount.
    setError: (path, text) => (found[isOfDebt(path) ? 'amount' : path] = text),
  });
  return { rest, found };
}
