import { Code, DateTime, MISSING, Panel, usePhrases } from '@tezga/ui';
import type { ReactNode } from 'react';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import { useCountryName } from '../../kits/forms/use-names.ts';
import classes from './CustomerPage.module.css';
import type { CustomerRow } from './customer-rows.ts';

interface CustomerDataProps {
  readonly customer: CustomerRow;
}

const line = (label: string, value: string, shown: ReactNode = value) => (
  <>
    <dt>{label}</dt>
    <dd>{value === '' ? MISSING : shown}</dd>
  </>
);

/** The data of a customer, read-only. */
export function CustomerData({ customer }: CustomerDataProps) {
  const { customers } = usePhrases();
  const countryName = useCountryName();
  return (
    <>
      <Panel title={customers.form.identity}>
        <dl className={classes['data']}>
          {line(customers.name, customer.name)}
          {line(customers.code, customer.clientCode, <Code copy>{customer.clientCode}</Code>)}
          {line(
            customers.form.numberOf[customer.idType],
            customer.idNumber,
            <Code copy>{customer.idNumber}</Code>,
          )}
        </dl>
      </Panel>
      <Panel title={customers.form.contact}>
        <dl className={classes['data']}>
          {line(customers.phone, customer.phone, phoneWords(customer.phone))}
          {line(customers.email, customer.email)}
          {line(customers.address, customer.address)}
          {line(customers.town, customer.town)}
          {line(customers.country, customer.country, countryName(customer.country))}
        </dl>
      </Panel>
    </>
  );
}

/** When the customer was added, and by whom. */
export function CustomerRecord({ customer }: CustomerDataProps) {
  const { customers } = usePhrases();
  return (
    <Panel title={customers.card.record}>
      <dl className={classes['data']}>
        <dt>{customers.createdAt}</dt>
        <dd>
          <DateTime value={new Date(customer.createdAt)} seconds />
        </dd>
        <dt>{customers.createdBy}</dt>
        <dd>{customer.createdBy || MISSING}</dd>
        <dt>{customers.updatedAt}</dt>
        <dd>
          <DateTime value={new Date(customer.updatedAt)} seconds />
        </dd>
      </dl>
    </Panel>
  );
}
