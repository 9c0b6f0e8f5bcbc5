import { encoded, figure } from '@tezga/contract';
import { baseCurrency, businessLevel, subjectPaymentMethods, tiranaDay, writtenIban } from '@tezga/domain';
import {
  AmountInput,
  DateField,
  formatAmount,
  formatScaled,
  Labelled,
  Panel,
  SegmentedControl,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import { CurrencySelect } from '../../kits/forms/CurrencySelect.tsx';
import { findOption } from '../../kits/forms/find-option.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { useCurrencies } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { accountsQueries } from '../accounts/index.ts';
import { cashRegisterQueries } from '../cash-register/index.ts';
import { openOfChosen, rateCurrency, type PaymentValues } from './payment-form.ts';
import type { ClientCredit, OpenDocument } from './queries.ts';

interface MoneyFieldsProps {
  readonly form: ZodForm<PaymentValues>;
  readonly documents: readonly OpenDocument[];
  /** The client credit that the payment can use; null if it cannot pay with points. */
  readonly clientCredit: ClientCredit;
}

/** The fields amount, currency, method, day, and the account, drawer or points that the method needs. */
export function MoneyFields({ form, documents, clientCredit }: MoneyFieldsProps) {
  const { form: words } = usePhrases().payments;
  const { method, currency = baseCurrency } = form.values;
  const currencyField = form.field('currency');
  const changeCurrency = (next: string) => {
    if (next === currency) return;
    form.setValue('currency', next);
    const sum = openOfChosen({ ...form.values, currency: next }, documents);
    if (sum !== null) form.setValue('amount', sum);
  };
  return (
    <Panel title={words.money}>
      <div className={fields['columns']}>
        <MethodField form={form} clientCredit={clientCredit} onCurrency={changeCurrency} />
        {method === 'ACCOUNT' ? <AccountField form={form} onCurrency={changeCurrency} /> : null}
        {method === 'BANKNOTE' ? <TillField form={form} /> : null}
        {method === 'CREDIT' ? <AvailableCredit clientCredit={clientCredit} /> : null}
        <DateField
          {...form.field('date')}
          label={words.date}
          disabled={method === 'BANKNOTE'}
          {...(method === 'BANKNOTE' ? { description: words.cashToday } : {})}
        />
        <CurrencySelect
          {...currencyField}
          label={words.currency}
          disabled={method === 'CREDIT'}
          allowDeselect={false}
          onChange={(next) => changeCurrency(next ?? baseCurrency)}
        />
        <AmountField form={form} clientCredit={clientCredit} />
        <RateField form={form} documents={documents} />
        <TextInput
          {...form.field('note')}
          className={fields['wide'] ?? ''}
          label={words.note}
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

type FieldProps = Pick<MoneyFieldsProps, 'form'>;

interface MethodFieldProps extends AccountFieldProps, Pick<MoneyFieldsProps, 'clientCredit'> {}

function MethodField({ form, clientCredit, onCurrency }: MethodFieldProps) {
  const { form: words } = usePhrases().payments;
  const change = (method: PaymentValues['method']) => {
    form.setValue('method', method);
    form.setValue('accountId', null);
    form.setValue('tillId', null);
    // Cash is always paid today, because the drawer counts the cash of today.
    if (method === 'BANKNOTE') form.setValue('date', tiranaDay(new Date()));
    if (method !== 'CREDIT') return;
    onCurrency(baseCurrency);
    form.setValue('keepRest', false);
  };
  const offered = subjectPaymentMethods.filter((value) => value !== 'CREDIT' || clientCredit !== null);
  return (
    <Labelled label={words.method} className={fields['wide']} field="method">
      {(labelId) => (
        <SegmentedControl
          aria-labelledby={labelId}
          fullWidth
          value={form.values.method}
          onChange={change}
          data={offered.map((value) => ({ value, label: words.methods[value] }))}
        />
      )}
    </Labelled>
  );
}

interface AccountFieldProps extends FieldProps {
  readonly onCurrency: (currency: string) => void;
}

/** The bank account of the payment; choosing it sets the currency of the payment. */
function AccountField({ form, onCurrency }: AccountFieldProps) {
  const { form: words } = usePhrases().payments;
  const { ui } = usePhrases();
  const { role } = useSession();
  const maySee =
    businessLevel(role, 'account') !== 'none' || businessLevel(role, 'configurations') !== 'none';
  const accounts = useQuery({ ...accountsQueries.list(), enabled: maySee });
  const field = form.field('accountId');
  return (
    <Select
      {...field}
      label={words.account}
      placeholder={words.chooseAccount}
      disabled={!maySee}
      allowDeselect={false}
      data={(accounts.data ?? []).map(({ _id, bankName, IBAN, currency }) => ({
        value: _id,
        label: `${bankName} ${currency} · ${writtenIban(IBAN).slice(-7)}`,
      }))}
      onChange={(chosen) => {
        form.setValue('accountId', chosen);
        const account = accounts.data?.find(({ _id }) => _id === chosen);
        if (account !== undefined) onCurrency(account.currency);
      }}
      searchable
      filter={findOption}
      autoComplete="off"
      {...(maySee ? choicesState(accounts, ui.loading) : { description: words.accountsHidden })}
    />
  );
}

/** The amount field. For a payment with points, an amount above the available credit shows an error at once. */
function AmountField({ form, clientCredit }: FieldProps & Pick<MoneyFieldsProps, 'clientCredit'>) {
  const { payments, clientCredit: words } = usePhrases();
  const { method, amount, currency = baseCurrency } = form.values;
  const field = form.field('amount');
  const most = clientCredit === null || method !== 'CREDIT' ? null : clientCredit.available;
  const isOver = most !== null && typeof amount === 'number' && amount > encoded(figure.money, most);
  return (
    <AmountInput
      {...field}
      label={payments.form.amount}
      unit={currency}
      error={field.error ?? (isOver ? words.over(formatAmount(most)) : undefined)}
    />
  );
}

function AvailableCredit({ clientCredit }: Pick<MoneyFieldsProps, 'clientCredit'>) {
  const words = usePhrases().clientCredit;
  if (clientCredit === null) return null;
  const { available, credits } = clientCredit;
  const value = words.availableOf(formatAmount(available), formatScaled(credits, 2));
  return <TextInput label={words.available} value={value} readOnly />;
}

/** The till whose drawer the cash enters or leaves; if there is only one till, it is preselected. */
function TillField({ form }: FieldProps) {
  const { form: words } = usePhrases().payments;
  const { ui } = usePhrases();
  const tills = useQuery(cashRegisterQueries.tills);
  const only = tills.data?.length === 1 ? tills.data[0]?._id : undefined;
  const isEmpty = (form.values.tillId ?? null) === null;
  useEffect(() => {
    if (only !== undefined && isEmpty) form.setValue('tillId', only);
  });
  return (
    <Select
      {...form.field('tillId')}
      label={words.till}
      placeholder={words.chooseTill}
      allowDeselect={false}
      data={(tills.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      searchable
      filter={findOption}
      autoComplete="off"
      {...choicesState(tills, ui.loading)}
    />
  );
}

/**
 * The exchange rate: of a payment in a foreign currency, or of a payment in ALL for documents in a foreign currency.
 * The field proposes the rate of the business.
 */
function RateField({ form, documents }: Omit<MoneyFieldsProps, 'clientCredit'>) {
  const { form: words } = usePhrases().payments;
  const { data: currencies } = useCurrencies();
  const { currency = baseCurrency, exRate = null, documents: chosen = [] } = form.values;
  const needed = rateCurrency(form.values, documents);
  const known = currencies?.find(({ _id }) => _id === needed)?.exchangeRate;
  const proposed = known === undefined ? null : encoded(figure.exchangeRate, known);
  const isOptional = currency === baseCurrency && chosen.length === 0;
  const proposedFor = useRef(needed);
  // Proposes a rate once for each currency, so that a rate that the user types or empties later stays.
  useEffect(() => {
    if (needed === null && exRate !== null) form.setValue('exRate', null);
    if (needed !== null && (exRate === null || proposedFor.current !== needed))
      form.setValue('exRate', proposed);
    proposedFor.current = needed;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another currency proposes again
  }, [needed, proposed]);
  if (needed === null) return null;
  return (
    <AmountInput
      data-field="exRate"
      label={words.rate(needed)}
      unit={baseCurrency}
      {...(isOptional ? { description: words.rateOptional } : {})}
      value={exRate ?? ''}
      onChange={(rate) => form.setValue('exRate', rate === '' ? null : rate)}
      error={form.errors['exRate']}
    />
  );
}
