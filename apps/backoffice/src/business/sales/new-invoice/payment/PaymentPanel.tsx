import { negated, tiranaDay, type PaymentMethod } from '@tezga/domain';
import { Amount, Anchor, DateField, formatAmount, Kbd, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EInvoiceSwitch } from '../../../e-invoices/index.ts';
import { methodIcons } from '../../method-icons.ts';
import type { CartForm, PaymentForm } from '../cart-form.ts';
import { mayBeEInvoice } from '../document/may-be-e-invoice.ts';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import { kindOf, methodsOf, openAmount, withOneMore, withoutPayment } from './payment-choice.ts';
import classes from './Payment.module.css';
import { PaymentNowFields } from './PaymentNowFields.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import type { Reckoned } from './reckon.ts';
import type { CartState } from '../use-cart.ts';
import { ordersPath } from '../../../../kits/documents/document-paths.ts';

interface PaymentPanelProps {
  readonly state: CartState;
  readonly onMethod: (method: PaymentMethod) => void;
}

/** Shortcuts of the most used methods. */
export const methodKeys: Partial<Record<PaymentMethod, string>> = {
  BANKNOTE: 'F8',
  CARD: 'F9',
  ACCOUNT: 'F10',
};

/** The payments, the change, and the amount still to pay. */
export function PaymentPanel({ state, onMethod }: PaymentPanelProps) {
  const { cart, change, reckoned, messages } = state;
  const { newInvoice, orders } = usePhrases();
  const words = newInvoice.payment;
  const { payments, currency } = cart;
  const kind = kindOf(payments);
  // A single non-cash method pays everything later, so it has no amount field.
  const isPaidLater = kind === 'NONCASH' && payments.length === 1;
  const total = reckoned.reckoning.totals.withVat;
  const changePayments = (next: (now: CartForm['payments']) => CartForm['payments']) =>
    change((now) => ({ ...now, payments: next(now.payments) }));
  const onChange = (key: string, changed: Partial<PaymentForm>) =>
    changePayments((now) => now.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  return (
    <section className={classes['panel']} aria-label={words.title} data-field="payments">
      <div className={classes['head']}>
        <h2 className={classes['title']}>{words.title}</h2>
        {kind === 'ORDER' ? null : (
          <Anchor
            component="button"
            type="button"
            size="xs"
            className={classes['split'] ?? ''}
            onClick={() => changePayments((now) => withOneMore(now, newRecordId(), total))}
          >
            {words.split}
          </Anchor>
        )}
      </div>
      {kind === 'ORDER' ? (
        <p className={classes['hint']}>
          {words.orderHint}{' '}
          <Anchor component={Link} to={ordersPath}>
            {orders.title}
          </Anchor>
        </p>
      ) : (
        <>
          <Methods methods={methodsOf[kind]} payments={payments} onMethod={onMethod} />
          {isPaidLater
            ? null
            : payments.map((payment, place) => (
                <PaymentRow
                  key={payment.key}
                  payment={payment}
                  place={place}
                  currency={currency}
                  rest={openAmount(payments, total)}
                  isAlone={payments.length === 1}
                  mayTakeRest={payments.every(({ key, amount }) => key === payment.key || amount !== null)}
                  messages={messages}
                  onChange={onChange}
                  onRemove={(key) => changePayments((now) => withoutPayment(now, key))}
                />
              ))}
        </>
      )}
      <p className={classes['wrong']} role="alert">
        {messages['payments']}
      </p>
      {kind === 'NONCASH' ? <PaidLater state={state} /> : null}
      <Warnings reckoned={reckoned} />
      <ComesBack reckoned={reckoned} currency={currency} />
    </section>
  );
}

/** The payment deadline of a non-cash sale, the switch of its e-invoice, and a payment at once. */
function PaidLater({ state }: Pick<PaymentPanelProps, 'state'>) {
  const { cart, change, messages } = state;
  const words = usePhrases().newInvoice.payment;
  const [today] = useState(() => tiranaDay(new Date()));
  return (
    <div className={classes['later']}>
      <DateField
        data-field="payDeadline"
        label={words.deadline}
        min={today}
        error={messages['payDeadline']}
        value={cart.payDeadline}
        onChange={(payDeadline) => change((now) => ({ ...now, payDeadline }))}
      />
      {mayBeEInvoice(cart) ? (
        <EInvoiceSwitch
          key={cart.saleId}
          value={cart.eInvoice}
          onChange={(eInvoice) => change((now) => ({ ...now, eInvoice }))}
          messages={messages}
        />
      ) : null}
      <PaymentNowFields state={state} />
    </div>
  );
}

interface MethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly payments: readonly PaymentForm[];
  readonly onMethod: (method: PaymentMethod) => void;
}

function Methods({ methods, payments, onMethod }: MethodsProps) {
  const { newInvoice, sales } = usePhrases();
  return (
    <fieldset className={classes['methods']} aria-label={newInvoice.payment.method}>
      {methods.map((method) => {
        const isChosen = payments.some(({ type }) => type === method);
        const key = methodKeys[method];
        const Shape = isChosen ? IconCheck : methodIcons[method];
        return (
          <UnstyledButton
            key={method}
            className={classes['method'] ?? ''}
            aria-pressed={isChosen}
            {...(key === undefined ? {} : { 'aria-keyshortcuts': key })}
            onClick={() => onMethod(method)}
          >
            <Shape size={15} stroke={1.7} aria-hidden />
            <span className={classes['methodName']}>{sales.methods[method]}</span>
            {key === undefined || isChosen ? null : (
              <span aria-hidden>
                <Kbd>{key}</Kbd>
              </span>
            )}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}

function Warnings({ reckoned: { warnings } }: { readonly reckoned: Reckoned }) {
  const { fields } = usePhrases();
  return warnings.map(({ code }) => (
    <p key={code} className={classes['warning']}>
      {fields[code]}
    </p>
  ));
}

/** The change, in large figures for the waiting customer; or the amount that is still missing. */
function ComesBack({ reckoned, currency }: { readonly reckoned: Reckoned; readonly currency: string }) {
  const words = usePhrases().newInvoice.totals;
  const { change, stillToPay } = reckoned;
  if (stillToPay !== 0n) {
    return (
      <div className={classes['missing']}>
        <span>{stillToPay > 0n ? words.stillToPay : words.overpaid}</span>
        <Amount value={stillToPay > 0n ? stillToPay : negated(stillToPay)} emphasis="strong" />
      </div>
    );
  }
  if (change === 0n) return null;
  return (
    <div className={classes['change']}>
      <span>
        {words.change} <span className={classes['currency']}>{currency}</span>
      </span>
      <output aria-label={words.change}>{formatAmount(change)}</output>
    </div>
  );
}
