import { Code, DateTime, Facts, usePhrases, type Fact } from '@tezga/ui';
import type { ReactNode } from 'react';
import { useCountryName } from '../../kits/forms/use-names.ts';
import { cardParts } from './e-invoice-form.ts';
import type { EInvoiceLife } from './queries.ts';

interface DetailsProps {
  readonly life: EInvoiceLife;
}

type Party = NonNullable<EInvoiceLife['payee']>;

/** The data of the e-invoice beyond the invoice: document type, VAT due date, other parties, card payment. */
export function EInvoiceDetails({ life }: DetailsProps) {
  const { form, invoiceTypes, processes } = usePhrases().eInvoices;
  const partyFact = usePartyFact();
  const taxPoint = useTaxPoint(life);
  const { cardPayment: card } = life;
  const facts: readonly (Fact | null)[] = [
    life.invoiceType === null ? null : { label: form.invoiceType, value: invoiceTypes[life.invoiceType] },
    life.process === null ? null : { label: form.process, value: processes[life.process] },
    taxPoint === null ? null : { label: form.taxPoint, value: taxPoint },
    partyFact(form.transporter, life.transporter),
    partyFact(form.payee, life.payee),
    partyFact(form.taxRepresentative, life.taxRep),
    card === null
      ? null
      : {
          label: form.card,
          value: '',
          more: cardParts.map((part) => (card[part] === '' ? '' : `${form[part]}: ${card[part]}`)),
        },
  ];
  return facts.every((fact) => fact === null) ? null : <Facts layout="list" facts={facts} />;
}

/** The VAT due date: one of the rules, or a fixed day. */
function useTaxPoint({ taxPointOption, taxPointDate }: EInvoiceLife): ReactNode {
  const { taxPoints } = usePhrases().eInvoices.form;
  if (taxPointOption !== null) return taxPoints[taxPointOption];
  return taxPointDate === null ? null : <DateTime value={taxPointDate} dateOnly />;
}

function usePartyFact() {
  const countryName = useCountryName();
  return (label: string, party: Party | null): Fact | null => {
    if (party === null) return null;
    const { name, IDNum, address, town, country } = party;
    return {
      label,
      value: (
        <>
          {name} {IDNum === '' ? null : <Code>{IDNum}</Code>}
        </>
      ),
      more: [[address, town, countryName(country)].filter((part) => part !== '').join(', ')],
    };
  };
}
