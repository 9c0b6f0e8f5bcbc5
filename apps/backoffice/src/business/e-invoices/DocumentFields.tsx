import { choosableInvoiceTypes, taxPointOptions } from '@tezga/domain';
import { DateField, NativeSelect, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import classes from './EInvoice.module.css';
import type { EInvoicePartProps } from './e-invoice-part.ts';

/** The document type and the VAT due date. */
export function DocumentFields({ value, onChange, messages }: EInvoicePartProps) {
  const { eInvoices } = usePhrases();
  const words = eInvoices.form;
  return (
    <fieldset className={classes['group']}>
      <legend>{words.document}</legend>
      <NativeSelect
        data-field="eInvoice.invoiceType"
        label={words.invoiceType}
        error={messages['eInvoice.invoiceType']}
        value={value.invoiceType ?? ''}
        data={[
          { value: '', label: words.byRule },
          ...choosableInvoiceTypes.map((code) => ({
            value: code,
            label: `${code} ${eInvoices.invoiceTypes[code]}`,
          })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({
            ...value,
            invoiceType: choosableInvoiceTypes.find((code) => code === currentTarget.value) ?? null,
          })
        }
      />
      <TaxPoint value={value} onChange={onChange} messages={messages} />
    </fieldset>
  );
}

/** The VAT due date: one of the rules, or a fixed day. */
function TaxPoint({ value, onChange, messages }: EInvoicePartProps) {
  const words = usePhrases().eInvoices.form;
  const [isByDate, setByDate] = useState(value.taxPointDate !== null);
  const choose = (chosen: string) => {
    setByDate(chosen === 'date');
    const taxPoint = taxPointOptions.find((option) => option === chosen) ?? null;
    onChange({ ...value, taxPoint, taxPointDate: null });
  };
  return (
    <>
      <NativeSelect
        data-field="eInvoice.taxPoint"
        label={words.taxPoint}
        error={messages['eInvoice.taxPoint']}
        value={value.taxPoint ?? (isByDate ? 'date' : 'none')}
        data={(['none', ...taxPointOptions, 'date'] as const).map((option) => ({
          value: option,
          label: words.taxPoints[option],
        }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isByDate ? (
        <DateField
          data-field="eInvoice.taxPointDate"
          label={words.taxPointDate}
          error={messages['eInvoice.taxPointDate']}
          value={value.taxPointDate ?? ''}
          onChange={(day) => onChange({ ...value, taxPointDate: day === '' ? null : day })}
        />
      ) : null}
    </>
  );
}
