import { TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import fields from '../../kits/forms/FormFields.module.css';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import type { InfoValues } from './business-form.ts';

/** The fields for the data of a business in the forms of admins. */
export function BusinessInfoFields({ field }: { readonly field: ZodForm<InfoValues>['field'] }) {
  const { businesses, settings } = usePhrases();
  const words = businesses.form;
  const printed = settings.business;
  return (
    <>
      <TextInput {...field('name')} label={printed.name} autoComplete="off" />
      <TextInput
        {...field('address')}
        className={fields['wide'] ?? ''}
        label={printed.address}
        autoComplete="off"
      />
      <TownInput {...field('city')} label={printed.town} />
      <TextInput
        {...field('phoneNumber')}
        label={printed.phone}
        description={printed.phoneHint}
        type="tel"
        autoComplete="off"
      />
      <TextInput {...field('email')} label={printed.email} type="email" autoComplete="off" />
      <TextInput {...field('website')} label={printed.website} type="url" autoComplete="off" />
      <TextInput
        {...field('contactNumbers')}
        label={words.contactNumbers}
        description={words.listHint}
        autoComplete="off"
      />
      <TextInput
        {...field('suggestedBy')}
        label={words.suggestedBy}
        description={words.listHint}
        autoComplete="off"
      />
    </>
  );
}
