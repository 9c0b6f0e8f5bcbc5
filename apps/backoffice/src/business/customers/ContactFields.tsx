import { Panel, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { CountrySelect } from '../../kits/forms/CountrySelect.tsx';
import classes from '../../kits/forms/FormFields.module.css';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import type { CustomerValues } from './customer-form.ts';

/** The address and contacts of a customer. */
export function ContactFields({ form }: { readonly form: ZodForm<CustomerValues> }) {
  const { customers } = usePhrases();
  return (
    <Panel title={customers.form.contact}>
      <div className={classes['columns']}>
        <TextInput {...form.field('phone')} label={customers.phone} type="tel" autoComplete="off" />
        <TextInput {...form.field('email')} label={customers.email} type="email" autoComplete="off" />
        <TextInput
          {...form.field('address')}
          className={classes['wide'] ?? ''}
          label={customers.address}
          autoComplete="off"
        />
        <TownInput {...form.field('town')} label={customers.town} />
        <CountrySelect {...form.field('country')} label={customers.country} allowDeselect={false} />
      </div>
    </Panel>
  );
}
