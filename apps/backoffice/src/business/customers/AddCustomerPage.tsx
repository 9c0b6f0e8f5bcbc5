import { FormPage, PageHeader, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { ContactFields } from './ContactFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { useNewCustomerForm } from './use-customer-form.ts';

export function AddCustomerPage() {
  const { customers } = usePhrases();
  const { form, refusal } = useNewCustomerForm();
  return (
    <FormPage
      form={form}
      label={customers.addTitle}
      saveLabel={customers.form.add}
      header={
        <PageHeader
          title={customers.addTitle}
          breadcrumb={[
            <Link key="list" to="/customers">
              {customers.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} />}
    >
      <IdentityFields form={form} ownId={null} />
      <ContactFields form={form} />
    </FormPage>
  );
}
