import { tiranaDay, type Money, type PaymentMethod } from '@tezga/domain';
import { Amount, DateField, NativeSelect, TextInput, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { PaymentRow } from '../new-invoice/payment/PaymentRow.tsx';
import classes from './Orders.module.css';
import type { SummaryQuote } from './queries.ts';
import { changeOf, isPaidLater, methodsFor } from './summary-form.ts';
import type { IssuingSummary } from './use-issue-summary.ts';

interface SummaryFieldsProps extends Pick<
  IssuingSummary,
  'form' | 'tills' | 'messages' | 'refusal' | 'change'
> {
  readonly quote: SummaryQuote;
  readonly total: Money;
}

/** Till, payment method and buyer of the summary invoice. */
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
        onChange={(event) =>
          change({ payment: { ...payment, type: event.currentTarget.value as PaymentMethod, amount: null } })
        }
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
      <TextInput
        className={classes['whole'] ?? ''}
        label={words.notes}
        maxLength={499}
        error={messages['notes']}
        value={form.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      <p className={classes['wrong']} role="alert">
        {[messages['payments'], refusal?.message].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

/** The common buyer of the orders; if there is none, fields for NIPT and name. */
function BuyerFields({ form, messages, change }: SummaryFieldsProps) {
  const words = usePhrases().orders.summary;
  const [today] = useState(() => tiranaDay(new Date()));
  const isLater = isPaidLater(form);
  return (
    <>
      {form.buyer === null ? (
        <>
          <TextInput
            label={words.nipt}
            description={isLater ? words.buyerHint : undefined}
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
        </>
      ) : (
        <p className={classes['buyer']}>
          {words.buyer}: <strong>{form.buyer.name}</strong> {form.buyer.idNumber}
        </p>
      )}
      {isLater ? (
        <DateField
          label={words.deadline}
          min={today}
          error={messages['payDeadline']}
          value={form.payDeadline}
          onChange={(payDeadline) => change({ payDeadline })}
        />
      ) : null}
    </>
  );
}
