import { contract } from '@tezga/contract';
import { FormPage, PageHeader, Panel, Switch, TextInput, toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { emptyBusiness, inputOf, newSchema } from './business-form.ts';
import { BusinessInfoFields } from './BusinessInfoFields.tsx';
import { businessesPath } from './paths.ts';
import { refreshBusinesses } from './refresh-businesses.ts';
import { TaxpayerButton } from './TaxpayerButton.tsx';

/** A new business: its data, found by its NIPT, and its owner. */
export function AddBusinessPage() {
  const { businesses } = usePhrases();
  const words = businesses.form;
  const { form, refusal } = useNewBusiness();
  return (
    <FormPage
      form={form}
      label={businesses.add}
      saveLabel={businesses.add}
      header={
        <PageHeader
          title={businesses.add}
          breadcrumb={[
            <Link key="list" to={businessesPath}>
              {businesses.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} preservesInput />}
    >
      <Panel title={words.title} aside={<TaxpayerButton form={form} />}>
        <div className={fields['columns']}>
          <TextInput
            {...form.field('nipt')}
            className={fields['code'] ?? ''}
            label={businesses.nipt}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the NIPT fills in the other fields
            autoFocus
          />
          <BusinessInfoFields field={form.field} />
        </div>
        <Switch
          label={businesses.facts.isIssuerInVAT}
          checked={form.values.isIssuerInVAT ?? true}
          onChange={({ currentTarget: { checked } }) => form.setValue('isIssuerInVAT', checked)}
        />
      </Panel>
      <Panel title={businesses.owner}>
        <p>{words.ownerHint}</p>
        <div className={fields['columns']}>
          <TextInput {...form.field('ownerName')} label={words.ownerName} autoComplete="off" />
          <TextInput
            {...form.field('ownerEmail')}
            value={form.values.ownerEmail ?? ''}
            label={words.ownerEmail}
            type="email"
            autoComplete="off"
          />
          <TextInput
            {...form.field('ownerTel')}
            value={form.values.ownerTel ?? ''}
            label={words.ownerTel}
            type="tel"
            autoComplete="off"
          />
        </div>
      </Panel>
    </FormPage>
  );
}

function useNewBusiness() {
  const { businesses } = usePhrases();
  const router = useRouter();
  const queries = useQueryClient();
  const goBack = useBackNavigation(businessesPath);
  return useRecordForm({
    schema: newSchema,
    record: { values: emptyBusiness, version: '' },
    rememberAs: 'business new',
    fieldOf: { 'nipt-taken': 'nipt', 'contact-taken': 'ownerEmail' },
    save: async (values) => {
      const { businessId, isInvited } = await call(contract.managedBusinesses.add, inputOf(values));
      toast.success(isInvited ? businesses.addedInvited(values.name) : businesses.added(values.name));
      void refreshBusinesses(queries);
      router.history.replace(businessPageAt(businessId), undefined, { ignoreBlocker: true });
    },
    onCancel: goBack,
  });
}
