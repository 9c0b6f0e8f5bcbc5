import { businessLevel, hasOtherParty, placeholderCustomer } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Code, DateTime, Facts, usePhrases, type Fact } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useCountryName } from '../../../kits/forms/use-names.ts';
import { useSession } from '../../../session/session-context.ts';
import { cardPath } from '../../customers/index.ts';
import type { WholeInvoice } from '../queries.ts';
import type { InvoicePartProps } from './invoice-part.ts';

/** Seller, buyer, till, operator, and the other facts in the head of the document. */
export function Parties({ invoice }: InvoicePartProps) {
  const phrases = usePhrases();
  const words = phrases.sales.page;
  const partyOf = usePartyFact();
  const asClient = useClient(invoice);
  const { seller, buyer, selfIssue } = invoice;
  const isOtherSeller = selfIssue !== null && hasOtherParty(selfIssue);
  return (
    <Facts
      facts={[
        partyOf(words.seller, seller, isOtherSeller ? asClient : {}),
        buyer === null
          ? unnamedBuyer(words, invoice)
          : partyOf(words.buyer, buyer, selfIssue === null ? asClient : {}),
        {
          label: words.operator,
          value: invoice.operatorName,
          more: [<Code key="code">{invoice.operatorCode}</Code>],
        },
        {
          label: words.till,
          value: invoice.posName,
          more: [
            <>
              {invoice.shopName} · <Code>{invoice.businUnitCode}</Code>
            </>,
            invoice.tcrCode === '' ? null : <Code key="tcr">{invoice.tcrCode}</Code>,
          ],
        },
        ...documentFacts(phrases, invoice),
        invoice.invoiceNotes === ''
          ? null
          : { label: words.notes, value: invoice.invoiceNotes, isText: true },
      ]}
    />
  );
}

interface AsClient {
  readonly to?: string;
  readonly clientCode?: string;
}

/** The customer code, and a link to the customer if the role may see customers. */
function useClient({ customerId, meta }: WholeInvoice): AsClient {
  const maySee = businessLevel(useSession().role, 'customers') !== 'none';
  return {
    clientCode: meta.clientCode,
    ...(customerId !== null && maySee ? { to: cardPath({ _id: customerId }) } : {}),
  };
}

const day = (value: string) => <DateTime value={value} dateOnly />;

/** Payment kind, reason for self-issuing, day of supply and payment deadline. */
function documentFacts({ sales, newInvoice, print }: Phrases, invoice: WholeInvoice): (Fact | null)[] {
  const { meta, selfIssue, supplyStart, supplyEnd, payDeadline } = invoice;
  const isOneDay = supplyEnd === null || supplyStart === supplyEnd;
  const supplied = (start: string) => (
    <>
      {day(start)}
      {isOneDay ? null : <> – {day(supplyEnd)}</>}
    </>
  );
  return [
    { label: sales.page.typeOfInvoice, value: newInvoice.kinds[meta.typeOfInvoice] },
    selfIssue === null ? null : { label: print.selfIssue, value: print.selfIssues[selfIssue] },
    supplyStart === null
      ? null
      : {
          label: isOneDay ? print.labels.supplyDate : print.labels.supplyPeriod,
          value: supplied(supplyStart),
        },
    payDeadline === null ? null : { label: sales.page.payBy, value: day(payDeadline) },
  ];
}

/** A cash invoice without a buyer shows the placeholder customer. */
function unnamedBuyer(words: Phrases['sales']['page'], { meta }: WholeInvoice): Fact {
  const { name, type, town } = placeholderCustomer;
  return meta.typeOfInvoice === 'CASH'
    ? { label: words.buyer, value: name, more: [`${type}, ${town}`], isDim: true }
    : { label: words.buyer, value: words.noBuyer, isDim: true };
}

function usePartyFact() {
  const { sales, customers } = usePhrases();
  const countryName = useCountryName();
  return (label: string, party: WholeInvoice['seller'], { to, clientCode = '' }: AsClient): Fact => {
    const { name, IDType, IDNum, address, town, country } = party;
    return {
      label,
      value: to === undefined ? name : <Link to={to}>{name}</Link>,
      more: [
        IDNum === '' ? null : (
          <>
            {customers.form.numberOf[IDType]} <Code>{IDNum}</Code>
          </>
        ),
        [address, town, countryName(country)].filter((part) => part !== '').join(', '),
        clientCode === '' ? null : (
          <>
            {sales.page.clientCode} <Code>{clientCode}</Code>
          </>
        ),
      ],
    };
  };
}
