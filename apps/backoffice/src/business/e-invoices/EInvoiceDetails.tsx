import { Code, DateTime, Facts, usePhrases, type Fact } from '@tezga/ui';
import type { ReactNode } from 'react';
import { useCountryName } from '../../kits/forms/use-names.ts';
import { cardParts } from './e-invoice-form.ts';
import type { EInvoice } from './queries.ts';

interface DetailsProps {
  readonly eInvoice: EInvoice;
}

type Party = NonNullable<EInvoice['payee']>;

/** The data of the e-invoice beyond the invoice: document type, VAT due date, other parties, card payment. */
export function EInvoiceDetails({ eInvoice }: DetailsProps) {
  const { form, invoiceTypes, processes } = usePhrases().eInvoices;
  const partyFact = usePartyFact();
  const taxPoint = useTaxPoint(eInvoice);
  const { cardPayment: card } = eInvoice;
  const facts: readonly (Fact | null)[] = [
    eInvoice.invoiceType === null
      ? null
      : { label: form.invoiceType, value: invoiceTypes[eInvoice.invoiceType] },
    eInvoice.process === null ? null : { label: form.process, value: processes[eInvoice.process] },
    taxPoint === null ? null : { label: form.taxPoint, value: taxPoint },
    partyFact(form.transporter, eInvoice.transporter),
    partyFact(form.payee, eInvoice.payee),
    partyFact(form.taxRepresentative, eInvoice.taxRep),
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
function useTaxPoint({ taxPointOption, taxPointDate }: EInvoice): ReactNode {
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
