import { businessInput, contract } from '@tezga/contract';
import { Form, Panel, SaveBar, TextInput, toast, usePhrases } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { settingsQueries, type BusinessData } from './queries.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import classes from './SettingsForms.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

const schema = z.object(businessInput);

/** The data of the business as printed on its documents. */
export function BusinessSection() {
  const query = useQuery(settingsQueries.businessData);
  if (query.data === undefined) return <SectionState query={query} />;
  return <BusinessForm business={query.data} />;
}

const recordOf = ({ updatedAt, nipt: _nipt, ...values }: BusinessData) => ({ values, version: updatedAt });

function BusinessForm({ business }: { readonly business: BusinessData }) {
  const { settings } = usePhrases();
  const words = settings.business;
  const isReadOnly = !useMayChange();
  const { form, refusal, reload } = useBusinessForm(business);
  const content = (
    <div className={`${fields['columns']} ${classes['fields']}`}>
      <TextInput {...form.field('name')} label={words.name} readOnly={isReadOnly} autoComplete="off" />
      <TextInput
        className={fields['code'] ?? ''}
        label={words.nipt}
        description={words.niptHint}
        value={business.nipt}
        readOnly
      />
      <TextInput
        {...form.field('address')}
        className={fields['wide'] ?? ''}
        label={words.address}
        readOnly={isReadOnly}
        autoComplete="off"
      />
      <TownInput {...form.field('city')} label={words.town} readOnly={isReadOnly} />
      <TextInput
        {...form.field('phoneNumber')}
        label={words.phone}
        description={isReadOnly ? null : words.phoneHint}
        type="tel"
        readOnly={isReadOnly}
        autoComplete="off"
      />
      <TextInput
        {...form.field('email')}
        label={words.email}
        type="email"
        readOnly={isReadOnly}
        autoComplete="off"
      />
      <TextInput
        {...form.field('website')}
        label={words.website}
        type="url"
        readOnly={isReadOnly}
        autoComplete="off"
      />
    </div>
  );
  if (isReadOnly) return <Panel padding="none">{content}</Panel>;
  return (
    <>
      <div role="alert" className={classes['alert']}>
        <FormRefusal error={refusal} onReload={() => void reload()} preservesInput />
      </div>
      <Panel padding="none">
        <Form form={form} label={words.title}>
          {content}
          <SaveBar form={form} />
        </Form>
      </Panel>
    </>
  );
}

function useBusinessForm(business: BusinessData) {
  const { settings } = usePhrases();
  const queries = useQueryClient();
  return useRecordForm({
    schema,
    record: recordOf(business),
    rememberAs: 'business data',
    save: async (values, version) => {
      const { updatedAt } = await call(contract.settings.editBusinessData, { ...values, updatedAt: version });
      toast.success(settings.saved);
      // Refetched, because the shell shows the name of the business.
      void queries.invalidateQueries(sessionQueries.ownData);
      void queries.invalidateQueries(sessionQueries.myBusinesses);
      return updatedAt;
    },
    read: async () => recordOf(await queries.fetchQuery(settingsQueries.businessData)),
  });
}
