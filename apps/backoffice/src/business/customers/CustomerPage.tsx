import { businessLevel } from '@tezga/domain';
import {
  Badge,
  Button,
  Code,
  ErrorState,
  FormPage,
  LoadingOverlay,
  Notice,
  PageHeader,
  StatusBadge,
  usePhrases,
} from '@tezga/ui';
import { IconArrowBackUp, IconCoins, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { subjectPath } from '../../kits/documents/document-paths.ts';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import { ContactFields } from './ContactFields.tsx';
import classes from './CustomerPage.module.css';
import { CustomerData, CustomerRecord } from './CustomerData.tsx';
import { CustomerInvoices } from './CustomerInvoices.tsx';
import { CustomerTabs, useCustomerTab } from './CustomerTabs.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import type { CustomerRow } from './customer-rows.ts';
import { customersQueries } from './queries.ts';
import { useCustomerMutations } from './use-customer-mutations.ts';
import { useCustomerForm } from './use-customer-form.ts';

/** The page of a customer: the data and the invoices. */
export function CustomerPage() {
  const { customers } = usePhrases();
  const { _id: id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(customersQueries.one(id));
  const goBack = useBackNavigation('/customers');
  const tab = useCustomerTab();
  const mayWrite = businessLevel(useSession().role, 'customers') === 'readWrite';
  if (data === undefined && error !== null) {
    const again = () => void refetch();
    return (
      <ErrorState title={customers.readFailed} sentence={error.message} onRetry={again} onBack={goBack} />
    );
  }
  if (data === undefined) return <LoadingOverlay within />;
  const { customer, deleted } = data;
  return (
    <>
      {/* The form stays mounted, so that typed values are not lost. */}
      <div hidden={tab === 'invoices'}>
        {mayWrite && !deleted ? (
          <EditableCard key={id} customer={customer} />
        ) : (
          <FixedCard customer={customer} isDeleted={deleted} mayRestore={mayWrite && deleted} />
        )}
      </div>
      {tab === 'invoices' ? (
        <CustomerInvoices key={id} customer={customer} breadcrumb={[<ListLink key="list" />]} />
      ) : null}
    </>
  );
}

function ListLink() {
  return <Link to="/customers">{usePhrases().customers.title}</Link>;
}

interface HeaderProps {
  readonly customer: CustomerRow;
  readonly isDeleted?: boolean;
  readonly actions?: ReactNode;
}

function Header({ customer: { _id, name, clientCode }, isDeleted = false, actions }: HeaderProps) {
  const { card } = usePhrases().customers;
  return (
    <PageHeader
      title={name}
      breadcrumb={[<ListLink key="list" />]}
      badges={
        <>
          <Badge>
            <Code>{clientCode}</Code>
          </Badge>
          {isDeleted ? <StatusBadge state="deleted" /> : null}
        </>
      }
      actions={
        <>
          <Button
            component={Link}
            to={subjectPath({ type: 'customer', subjectId: _id })}
            variant="default"
            leftSection={<IconCoins size={15} stroke={1.7} aria-hidden />}
          >
            {card.debts}
          </Button>
          {actions}
        </>
      }
    />
  );
}

function EditableCard({ customer }: { readonly customer: CustomerRow }) {
  const { customers } = usePhrases();
  const { form, refusal, reload } = useCustomerForm(customer);
  const { removeOne } = useCustomerMutations();
  const goBack = useBackNavigation('/customers');
  const remove = (
    <Button
      variant="outline"
      color="red"
      leftSection={<IconTrash size={15} stroke={1.8} aria-hidden />}
      onClick={() => void removeOne(customer).then((isDone) => (isDone ? goBack() : undefined))}
    >
      {customers.remove}
    </Button>
  );
  return (
    <FormPage
      form={form}
      label={customer.name}
      header={<Header customer={customer} actions={remove} />}
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <CustomerTabs />
      <div className={classes['panel']}>
        <IdentityFields form={form} ownId={customer._id} />
        <ContactFields form={form} />
        <CustomerRecord customer={customer} />
      </div>
    </FormPage>
  );
}

interface FixedCardProps {
  readonly customer: CustomerRow;
  readonly isDeleted: boolean;
  readonly mayRestore: boolean;
}

function FixedCard({ customer, isDeleted, mayRestore }: FixedCardProps) {
  const { customers } = usePhrases();
  const { restoreOne } = useCustomerMutations();
  const restore = (
    <Button
      leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
      onClick={() => void restoreOne(customer)}
    >
      {customers.restore}
    </Button>
  );
  return (
    <div>
      <Header customer={customer} isDeleted={isDeleted} />
      {isDeleted ? (
        <Notice tone="warn" title={customers.deletedNotice} {...(mayRestore ? { action: restore } : {})}>
          {mayRestore ? customers.deletedText : null}
        </Notice>
      ) : null}
      <CustomerTabs />
      <div className={classes['panel']}>
        <CustomerData customer={customer} />
        <CustomerRecord customer={customer} />
      </div>
    </div>
  );
}
