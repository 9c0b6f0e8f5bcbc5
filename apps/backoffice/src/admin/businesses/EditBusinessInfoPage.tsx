import { contract } from '@tezga/contract';
import { FormPage, PageHeader, Panel, TextInput, toast, usePhrases } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { call } from '../../session/call.ts';
import { infoSchema, inputOf, valuesOf } from './business-form.ts';
import { BusinessInfoFields } from './BusinessInfoFields.tsx';
import { businessesPath } from './paths.ts';
import { businessesQueries, type BusinessData } from './queries.ts';
import { refreshBusinesses } from './refresh-businesses.ts';

type Business = BusinessData['business'];

/** The page on which an admin edits the data of a business. */
export function EditBusinessInfoPage() {
  const { business_id: businessId = '' } = useParams({ strict: false });
  // Fresh data: a form must not open with the cached business.
  const query = useQuery({ ...businessesQueries.data(businessId), refetchOnMount: 'always' });
  if (query.data === undefined || !query.isFetchedAfterMount) return <SectionState query={query} />;
  return <InfoForm key={businessId} business={query.data.business} />;
}

function InfoForm({ business }: { readonly business: Business }) {
  const { businesses, settings } = usePhrases();
  const { form, refusal, reload } = useInfoForm(business);
  return (
    <FormPage
      form={form}
      label={businesses.form.title}
      header={
        <PageHeader
          title={businesses.form.title}
          breadcrumb={[
            <Link key="list" to={businessesPath}>
              {businesses.title}
            </Link>,
            business.name,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <Panel title={businesses.form.title}>
        <div className={fields['columns']}>
          <TextInput
            className={fields['code'] ?? ''}
            label={businesses.nipt}
            description={settings.business.niptHint}
            value={business.nipt}
            readOnly
          />
          <BusinessInfoFields field={form.field} />
        </div>
      </Panel>
    </FormPage>
  );
}

const recordOf = (business: Business) => ({ values: valuesOf(business), version: business.updatedAt });

function useInfoForm(business: Business) {
  const { settings } = usePhrases();
  const queries = useQueryClient();
  const { businessId } = business;
  const goBack = useBackNavigation(businessPageAt(businessId));
  return useRecordForm({
    schema: infoSchema,
    record: recordOf(business),
    rememberAs: `business ${businessId}`,
    save: async (values, updatedAt) => {
      await call(contract.managedBusinesses.editInfo, { businessId, ...inputOf(values), updatedAt });
      toast.success(settings.saved);
      goBack();
      void refreshBusinesses(queries);
    },
    read: async () => {
      const fresh = await queries.fetchQuery({ ...businessesQueries.data(businessId), staleTime: 0 });
      return recordOf(fresh.business);
    },
    onCancel: goBack,
  });
}
