import { choosableProcesses } from '@tezga/domain';
import { NativeSelect, Switch, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountsQueries } from '../accounts/index.ts';
import classes from './EInvoice.module.css';
import { emptyEInvoiceForm, type EInvoiceForm } from './e-invoice-form.ts';
import type { EInvoiceMessages, EInvoicePartProps } from './e-invoice-part.ts';

interface EInvoiceSwitchProps {
  /** Null if the seller switched the e-invoice off. */
  readonly value: EInvoiceForm | null;
  readonly onChange: (value: EInvoiceForm | null) => void;
  readonly messages: EInvoiceMessages;
}

/**
 * The switch that issues a sale as an e-invoice, shown if the law requires an e-invoice, and the fields for process
 * and bank account. It is rendered inside a grid of two columns.
 */
export function EInvoiceSwitch({ value, onChange, messages }: EInvoiceSwitchProps) {
  const words = usePhrases().eInvoices.form;
  // Switching off and on again restores the fields and the files.
  const lastForm = useRef(emptyEInvoiceForm);
  const onSwitch = (isOn: boolean) => {
    if (value !== null) lastForm.current = value;
    onChange(isOn ? lastForm.current : null);
  };
  return (
    <>
      {value === null ? null : <ProcessField {...{ value, onChange, messages }} />}
      <Switch
        className={classes['wide'] ?? ''}
        data-field="eInvoice"
        label={words.switch}
        description={value === null ? undefined : words.switchHint}
        error={messages['eInvoice']}
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
      />
      <output className={classes['wide']}>
        {value === null ? <p className={classes['warning']}>{words.offWarning}</p> : null}
      </output>
      {value === null ? null : <AccountField {...{ value, onChange, messages }} />}
    </>
  );
}

/** The bank account that the buyer pays to. */
function AccountField({ value, onChange, messages }: EInvoicePartProps) {
  const words = usePhrases().eInvoices.form;
  const { data: accounts = [] } = useQuery(accountsQueries.list());
  return (
    <NativeSelect
      data-field="eInvoice.accountId"
      className={classes['wide'] ?? ''}
      label={words.account}
      error={messages['eInvoice.accountId']}
      value={value.accountId ?? ''}
      data={[
        { value: '', label: words.firstAccount },
        ...accounts.map(({ _id, IBAN, bankName, currency }) => ({
          value: _id,
          label: `${bankName} · ${currency} · ${IBAN}`,
        })),
      ]}
      onChange={({ currentTarget }) =>
        onChange({ ...value, accountId: currentTarget.value === '' ? null : currentTarget.value })
      }
    />
  );
}

function ProcessField({ value, onChange, messages }: EInvoicePartProps) {
  const { eInvoices } = usePhrases();
  const words = eInvoices.form;
  return (
    <NativeSelect
      data-field="eInvoice.process"
      label={words.process}
      error={messages['eInvoice.process']}
      value={value.process ?? ''}
      data={[
        { value: '', label: words.byRule },
        ...choosableProcesses.map((code) => ({ value: code, label: `${code} ${eInvoices.processes[code]}` })),
      ]}
      onChange={({ currentTarget }) =>
        onChange({
          ...value,
          process: choosableProcesses.find((code) => code === currentTarget.value) ?? null,
        })
      }
    />
  );
}
