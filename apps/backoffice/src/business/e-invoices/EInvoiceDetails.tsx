import { Code, DateTime, usePhrases } from '@tezga/ui';
import { Fragment, type ReactNode } from 'react';
import { useCountryName } from '../../kits/forms/use-names.ts';
import classes from './EInvoice.module.css';
import { cardParts } from './e-invoice-form.ts';
import type { EInvoiceLife } from './queries.ts';

interface DetailsProps {
  readonly life: EInvoiceLife;
}

type Party = NonNullable<EInvoiceLife['payee']>;

/** What it says beyond the invoice: what was chosen for it, when the VAT falls due, who else has a part in it, how a card paid it. */
export function EInvoiceDetails({ life }: DetailsProps) {
  const { form, invoiceTypes, processes } = usePhrases().eInvoices;
  const parties = [
    [form.transporter, life.transporter],
    [form.payee, life.payee],
    [form.taxRepresentative, life.taxRep],
  ] as const;
  const taxPoint = useTaxPoint(life);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(life.invoiceType === null ? [] : [[form.invoiceType, invoiceTypes[life.invoiceType]] as const]),
    ...(life.process === null ? [] : [[form.process, processes[life.process]] as const]),
    ...(taxPoint === null ? [] : [[form.taxPoint, taxPoint] as const]),
    ...parties.flatMap(([label, party]) =>
      party === null ? [] : [[label, <PartyWords key={label} party={party} />] as const],
    ),
    ...(life.cardPayment === null ? [] : [[form.card, <Card key="card" card={life.cardPayment} />] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {facts.map(([label, said]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A rule, or a day instead of one. */
function useTaxPoint({ taxPointOption, taxPointDate }: EInvoiceLife): ReactNode {
  const { taxPoints } = usePhrases().eInvoices.form;
  if (taxPointOption !== null) return taxPoints[taxPointOption];
  return taxPointDate === null ? null : <DateTime value={taxPointDate} dateOnly />;
}

function PartyWords({ party: { name, IDNum, address, town, country } }: { readonly party: Party }) {
  const countryName = useCountryName();
  const place = [address, town, countryName(country)].filter((part) => part !== '').join(', ');
  return (
    <>
      {name}
      {IDNum === '' ? null : (
        <>
          {' '}
          <Code>{IDNum}</Code>
        </>
      )}
      <small>{place}</small>
    </>
  );
}

function Card({ card }: { readonly card: NonNullable<EInvoiceLife['cardPayment']> }) {
  const { form } = usePhrases().eInvoices;
  return cardParts
    .filter((part) => card[part] !== '')
    .map((part) => (
      <small key={part}>
        {form[part]}: {card[part]}
      </small>
    ));
}
