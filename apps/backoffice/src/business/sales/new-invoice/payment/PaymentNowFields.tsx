import { encoded, figure } from '@tezga/contract';
import { sumOf } from '@tezga/domain';
import { AmountInput, Checkbox, formatAmount, NativeSelect, SegmentedControl, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import { accountsQueries } from '../../../accounts/index.ts';
import type { PaymentNow } from '../cart-form.ts';
import { newInvoiceQueries } from '../queries.ts';
import type { CartState } from '../use-cart.ts';
import classes from './Payment.module.css';
import { amountNow, mayPayNow, paymentNowOf } from './payment-now.ts';
import { useMayPayWithSale } from './use-may-pay-with-sale.ts';

interface PaymentNowProps {
  readonly state: CartState;
}

/** A payment of the customer that is recorded together with the invoice, and that can also pay earlier invoices. */
export function PaymentNowFields({ state }: PaymentNowProps) {
  const words = usePhrases().newInvoice.payment.now;
  const { cart, change } = state;
  const customerId = cart.buyer?.customerId ?? null;
  const mayPay = useMayPayWithSale();
  if (!mayPay || !mayPayNow(cart) || customerId === null) return null;
  const now = paymentNowOf(cart);
  const begun = (): PaymentNow => ({
    paymentId: newRecordId(),
    customerId,
    currency: cart.currency,
    method: 'BANKNOTE',
    accountId: null,
    amount: null,
    debts: [],
    date: '',
  });
  return (
    <div className={classes['now']}>
      <Checkbox
        label={words.title}
        checked={now !== null}
        onChange={({ currentTarget: { checked } }) =>
          change((before) => ({ ...before, paymentNow: checked ? begun() : null }))
        }
      />
      {now === null ? null : <Fields state={state} now={now} />}
    </div>
  );
}

interface FieldsProps extends PaymentNowProps {
  readonly now: PaymentNow;
}

function Fields({ state: { cart, change, reckoned, messages }, now }: FieldsProps) {
  const { newInvoice, payments } = usePhrases();
  const words = newInvoice.payment.now;
  const { methods, method: methodLabel } = payments.form;
  const set = (changed: Partial<PaymentNow>) =>
    change((before) => ({ ...before, paymentNow: { ...now, ...changed } }));
  return (
    <>
      <SegmentedControl
        aria-label={methodLabel}
        fullWidth
        value={now.method}
        onChange={(method) => set({ method })}
        data={(['BANKNOTE', 'ACCOUNT'] as const).map((value) => ({ value, label: methods[value] }))}
      />
      {now.method === 'ACCOUNT' ? (
        <AccountField now={now} onChange={set} error={messages['accountId']} />
      ) : null}
      <DebtField now={now} onChange={set} />
      <AmountInput
        data-field="amount"
        label={words.amount}
        unit={cart.currency}
        value={encoded(figure.money, amountNow(now, reckoned.reckoning.totals.withVat))}
        onChange={(amount) => set({ amount: amount === '' ? null : amount })}
        error={messages['amount']}
      />
    </>
  );
}

interface FieldProps {
  readonly now: PaymentNow;
  readonly onChange: (changed: Partial<PaymentNow>) => void;
}

/** The bank account of the business to which the customer paid, in the currency of the invoice. */
function AccountField({ now, onChange, error }: FieldProps & { readonly error: string | undefined }) {
  const words = usePhrases().payments.form;
  const { data: accounts = [] } = useQuery(accountsQueries.list());
  return (
    <NativeSelect
      data-field="accountId"
      label={words.account}
      error={error}
      value={now.accountId ?? ''}
      data={[
        { value: '', label: words.chooseAccount },
        ...accounts
          .filter(({ currency }) => currency === now.currency)
          .map(({ _id, IBAN, bankName }) => ({ value: _id, label: `${bankName} · ${IBAN}` })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange({ accountId: value === '' ? null : value })}
    />
  );
}

/** Pays also the earlier invoices of the customer in this currency, the oldest first; hidden without a debt. */
function DebtField({ now, onChange }: FieldProps) {
  const words = usePhrases().newInvoice.payment.now;
  const { data = [] } = useQuery(newInvoiceQueries.owed(now.customerId));
  const owed = data.filter(({ currency }) => currency === now.currency);
  if (owed.length === 0) return null;
  const written = `${formatAmount(sumOf(owed.map(({ openMon }) => openMon)))} ${now.currency}`;
  const debts = owed.map(({ _id, openMon }) => ({ _id, open: encoded(figure.money, openMon) }));
  return (
    <Checkbox
      label={words.debt(written)}
      checked={now.debts.length > 0}
      onChange={({ currentTarget: { checked } }) => onChange({ debts: checked ? debts : [], amount: null })}
    />
  );
}
