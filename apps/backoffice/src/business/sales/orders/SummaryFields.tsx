import { tiranaDay, type Money, type PaymentMethod } from '@tezga/domain';
import { Amount, DateField, NativeSelect, TextInput, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { TownInput } from '../../../kits/forms/TownInput.tsx';
import { EInvoiceSwitch } from '../../e-invoices/index.ts';
import type { BuyerForm } from '../new-invoice/cart-form.ts';
import { buyerMessage } from '../new-invoice/messages.ts';
import { PaymentRow } from '../new-invoice/payment/PaymentRow.tsx';
import classes from './Orders.module.css';
import type { SummaryQuote } from './queries.ts';
import { changeOf, isPaidLater, mayBeEInvoice, methodsFor, withMethod } from './summary-form.ts';
import type { IssuingSummary } from './use-issue-summary.ts';

interface SummaryFieldsProps extends Pick<
  IssuingSummary,
  'form' | 'tills' | 'messages' | 'refusal' | 'change'
> {
  readonly quote: SummaryQuote;
  readonly total: Money;
}

/** Till, payment method, buyer and e-invoice of the summary invoice. */
export function SummaryFields(props: SummaryFieldsProps) {
  const { form, tills, messages, refusal, change, quote, total } = props;
  const { orders, sales } = usePhrases();
  const words = orders.summary;
  const { payment } = form;
  const back = changeOf(form, total);
  return (
    <div className={classes['fields']}>
      <NativeSelect
        label={words.till}
        value={form.tillId}
        error={messages['tillId']}
        onChange={(event) => change({ tillId: event.currentTarget.value })}
        data={tills.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <NativeSelect
        data-autofocus
        label={words.method}
        value={payment.type}
        error={messages['payments.0.type']}
        onChange={(event) => change(withMethod(form, event.currentTarget.value as PaymentMethod, new Date()))}
        data={methodsFor(quote.method).map((method) => ({
          value: method,
          label: sales.methods[method],
        }))}
      />
      {isPaidLater(form) ? null : (
        <div className={classes['whole']}>
          <PaymentRow
            payment={payment}
            place={0}
            currency={quote.currencyCode}
            rest={total}
            isAlone
            mayTakeRest
            messages={messages}
            onChange={(_key, changed) => change({ payment: { ...payment, ...changed } })}
            onRemove={() => undefined}
          />
        </div>
      )}
      {back === 0n ? null : (
        <p className={classes['change']}>
          <span>{words.change}</span>
          <output aria-label={words.change}>
            <Amount value={back} /> {quote.currencyCode}
          </output>
        </p>
      )}
      <BuyerFields {...props} />
      {isPaidLater(form) ? <PaidLater {...props} /> : null}
      <TextInput
        className={classes['whole'] ?? ''}
        label={words.notes}
        maxLength={499}
        error={messages['notes']}
        value={form.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      <p className={classes['wrong']} role="alert">
        {[messages['payments'], messages['currency'], refusal?.message].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

/** The common buyer of the orders; if there is none, fields for its data. An e-invoice needs the address, too. */
function BuyerFields({ form, messages, change }: SummaryFieldsProps) {
  const { customers, orders } = usePhrases();
  const words = orders.summary;
  if (form.buyer !== null) return <KnownBuyer buyer={form.buyer} messages={messages} />;
  return (
    <>
      <TextInput
        label={words.nipt}
        description={isPaidLater(form) ? words.buyerHint : undefined}
        maxLength={20}
        error={messages['buyer.idNumber'] ?? messages['buyer']}
        value={form.nipt}
        onChange={(event) => change({ nipt: event.currentTarget.value })}
      />
      <TextInput
        label={words.name}
        maxLength={100}
        error={messages['buyer.name']}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {form.eInvoice !== null && mayBeEInvoice(form) ? (
        <>
          <TextInput
            label={customers.address}
            maxLength={200}
            error={messages['buyer.address']}
            value={form.address}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
          <TownInput
            label={customers.town}
            maxLength={100}
            error={messages['buyer.town']}
            value={form.town}
            onChange={(town) => change({ town })}
          />
        </>
      ) : null}
    </>
  );
}

interface KnownBuyerProps extends Pick<SummaryFieldsProps, 'messages'> {
  readonly buyer: BuyerForm;
}

/** The data of this buyer cannot be changed here, so all that is wrong with them is shown below the name. */
function KnownBuyer({ buyer, messages }: KnownBuyerProps) {
  const words = usePhrases().orders.summary;
  return (
    <>
      <p className={classes['buyer']}>
        {words.buyer}: <strong>{buyer.name}</strong> {buyer.idNumber}
      </p>
      <p className={classes['wrong']} role="alert">
        {buyerMessage(messages)}
      </p>
    </>
  );
}

/** The payment deadline of a non-cash summary, and the switch of its e-invoice. */
function PaidLater({ form, messages, change }: SummaryFieldsProps) {
  const words = usePhrases().orders.summary;
  const [today] = useState(() => tiranaDay(new Date()));
  return (
    <>
      <DateField
        label={words.deadline}
        min={today}
        error={messages['payDeadline']}
        value={form.payDeadline}
        onChange={(payDeadline) => change({ payDeadline })}
      />
      {mayBeEInvoice(form) ? (
        <EInvoiceSwitch
          value={form.eInvoice}
          onChange={(eInvoice) => change({ eInvoice })}
          messages={messages}
        />
      ) : null}
    </>
  );
}
