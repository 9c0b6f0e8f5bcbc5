import { encoded, figure } from '@tezga/contract';
import { paymentMethodCodes, type Money, type PaymentMethod } from '@tezga/domain';
import { ActionIcon, AmountInput, NativeSelect, TextInput, usePhrases } from '@tezga/ui';
import { IconX } from '@tabler/icons-react';
import type { PaymentForm } from '../cart-form.ts';
import type { Messages } from '../messages.ts';
import classes from './Payment.module.css';

interface PaymentRowProps {
  readonly payment: PaymentForm;
  readonly place: number;
  readonly currency: string;
  /** The amount still to be paid; shown if this payment covers it. */
  readonly rest: Money;
  readonly isAlone: boolean;
  /** Whether no other payment covers the amount still to be paid. */
  readonly mayTakeRest: boolean;
  readonly messages: Messages;
  readonly onChange: (key: string, changed: Partial<PaymentForm>) => void;
  readonly onRemove: (key: string) => void;
}

/** One payment: its amount, and the fields that its method needs. */
export function PaymentRow(props: PaymentRowProps) {
  const { payment, place, currency, rest, isAlone, messages, onRemove } = props;
  const { newInvoice, sales } = usePhrases();
  const words = newInvoice.payment;
  const method = sales.methods[payment.type];
  const change = (changed: Partial<PaymentForm>) => props.onChange(payment.key, changed);
  const at = (field: string) => `payments.${place}.${field}`;
  return (
    <div className={classes['row']} data-alone={isAlone || undefined}>
      {isAlone ? null : (
        <NativeSelect
          data-field={at('type')}
          aria-label={words.method}
          value={payment.type}
          error={messages[at('type')]}
          onChange={(event) => change({ type: event.currentTarget.value as PaymentMethod })}
          data={paymentMethodCodes.map((code) => ({ value: code, label: sales.methods[code] }))}
        />
      )}
      <AmountInput
        data-field={at('amount')}
        {...(isAlone ? { label: words.handed } : { 'aria-label': words.amountOf(method) })}
        {...(isAlone ? { unit: currency } : {})}
        value={payment.amount ?? encoded(figure.money, rest)}
        error={messages[at('amount')]}
        onChange={(amount) => {
          // An untouched field shows the remaining amount and may report it as a change; that is not an edit.
          if (payment.amount !== null || amount !== encoded(figure.money, rest)) change({ amount });
        }}
        onBlur={() => {
          if (payment.amount === '' && props.mayTakeRest) change({ amount: null });
        }}
      />
      {isAlone ? null : (
        <ActionIcon aria-label={words.remove(method)} onClick={() => onRemove(payment.key)}>
          <IconX size={15} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      {payment.type === 'COMPANY' ? (
        <TextInput
          data-field={at('companyCard')}
          className={classes['more'] ?? ''}
          label={words.companyCard}
          maxLength={50}
          autoComplete="off"
          error={messages[at('companyCard')]}
          value={payment.companyCard}
          onChange={(event) => change({ companyCard: event.currentTarget.value })}
        />
      ) : null}
      {payment.type === 'SVOUCHER' ? (
        <TextInput
          data-field={at('vouchers')}
          className={classes['more'] ?? ''}
          label={words.vouchers}
          description={words.vouchersHint}
          autoComplete="off"
          error={voucherMessage(messages, at('vouchers'))}
          value={payment.vouchers}
          onChange={(event) => change({ vouchers: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

/** The error of the vouchers or of a single voucher number, because one field takes all numbers. */
const voucherMessage = (messages: Messages, path: string): string | undefined =>
  Object.entries(messages).find(([wrong]) => wrong === path || wrong.startsWith(`${path}.`))?.[1];
