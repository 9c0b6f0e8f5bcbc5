import type { EInvoiceParty } from '@tezga/domain';
import { Button, TextInput, usePhrases } from '@tezga/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { CountrySelect } from '../../kits/forms/CountrySelect.tsx';
import { emptyParty } from './e-invoice-form.ts';
import classes from './EInvoice.module.css';
import type { EInvoicePartProps } from './e-invoice-part.ts';

interface PartyFieldsProps extends EInvoicePartProps {
  readonly name: 'transporter' | 'payee' | 'taxRepresentative';
}

const lengths = { name: 100, idNumber: 20, address: 200, town: 100 } as const;
const texts = ['name', 'idNumber', 'address', 'town'] as const;

/** The fields of another party of the e-invoice, after it was added. */
export function PartyFields({ name, value, onChange, messages }: PartyFieldsProps) {
  const words = usePhrases().eInvoices.form;
  const party = value[name];
  const title = words[name];
  if (party === null)
    return (
      <Button
        variant="subtle"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={() => onChange({ ...value, [name]: emptyParty })}
      >
        {words.addParty(title)}
      </Button>
    );
  const change = (changed: Partial<EInvoiceParty>) =>
    onChange({ ...value, [name]: { ...party, ...changed } });
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {texts.map((field) => (
        <TextInput
          key={field}
          data-field={`eInvoice.${name}.${field}`}
          label={words[field]}
          maxLength={lengths[field]}
          autoComplete="off"
          error={messages[`eInvoice.${name}.${field}`]}
          value={party[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      ))}
      <CountrySelect
        data-field={`eInvoice.${name}.country`}
        label={words.country}
        error={messages[`eInvoice.${name}.country`]}
        value={party.country}
        onChange={(country) => change({ country: country ?? 'ALB' })}
      />
      <Button
        variant="subtle"
        leftSection={<IconX size={15} stroke={1.8} aria-hidden />}
        onClick={() => onChange({ ...value, [name]: null })}
      >
        {words.removeParty(title)}
      </Button>
    </fieldset>
  );
}
