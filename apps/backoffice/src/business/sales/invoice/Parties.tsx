import { Code, DateTime, usePhrases } from '@tezga/ui';
import { businessLevel, hasOtherParty, placeholderCustomer } from '@tezga/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCountryName } from '../../../kits/forms/use-names.ts';
import { useSession } from '../../../session/session-context.ts';
import type { WholeInvoice } from '../queries.ts';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { cardPath } from '../../customers/index.ts';

/** Who sold to whom, at which till, by whom, and what else the head of the document says. */
export function Parties({ invoice }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  const asClient = useClient(invoice);
  const { seller, buyer, selfIssue } = invoice;
  const isOtherSeller = selfIssue !== null && hasOtherParty(selfIssue);
  return (
    <dl className={classes['parties']}>
      <div>
        <dt>{words.seller}</dt>
        <Party party={seller} {...(isOtherSeller ? asClient : {})} />
      </div>
      <div>
        <dt>{words.buyer}</dt>
        {buyer === null ? (
          <Nobody invoice={invoice} />
        ) : (
          <Party party={buyer} {...(selfIssue === null ? asClient : {})} />
        )}
      </div>
      <div>
        <dt>{words.operator}</dt>
        <dd className={classes['partyName']}>{invoice.operatorName}</dd>
        <dd>
          <Code>{invoice.operatorCode}</Code>
        </dd>
      </div>
      <div>
        <dt>{words.till}</dt>
        <dd className={classes['partyName']}>{invoice.posName}</dd>
        <dd>
          {invoice.shopName} · <Code>{invoice.businUnitCode}</Code>
        </dd>
        {invoice.tcrCode === '' ? null : (
          <dd>
            <Code>{invoice.tcrCode}</Code>
          </dd>
        )}
      </div>
      <DocumentFacts invoice={invoice} />
      {invoice.invoiceNotes === '' ? null : (
        <div className={classes['notes']}>
          <dt>{words.notes}</dt>
          <dd>{invoice.invoiceNotes}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is known of whoever the business deals with, as one of its customers. */
function useClient({ customerId, meta }: WholeInvoice): Omit<PartyProps, 'party'> {
  const maySee = businessLevel(useSession().role, 'customers') !== 'none';
  return {
    clientCode: meta.clientCode,
    ...(customerId !== null && maySee ? { to: cardPath({ _id: customerId }) } : {}),
  };
}

const day = (value: string) => <DateTime value={value} dateOnly />;

/** Whether it counts as cash, why it is issued in the place of another, when it was supplied and until when it is paid. */
function DocumentFacts({ invoice }: InvoicePartProps) {
  const { sales, newInvoice, print } = usePhrases();
  const { meta, selfIssue, supplyStart, supplyEnd, payDeadline } = invoice;
  const isOneDay = supplyEnd === null || supplyStart === supplyEnd;
  return (
    <>
      <Fact label={sales.page.typeOfInvoice}>{newInvoice.kinds[meta.typeOfInvoice]}</Fact>
      {selfIssue === null ? null : <Fact label={print.selfIssue}>{print.selfIssues[selfIssue]}</Fact>}
      {supplyStart === null ? null : (
        <Fact label={isOneDay ? print.labels.supplyDate : print.labels.supplyPeriod}>
          {day(supplyStart)}
          {isOneDay ? null : <> – {day(supplyEnd)}</>}
        </Fact>
      )}
      {payDeadline === null ? null : <Fact label={sales.page.payBy}>{day(payDeadline)}</Fact>}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes['partyName']}>{children}</dd>
    </div>
  );
}

/** Who pays in cash need not say who they are. */
function Nobody({ invoice: { meta } }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  if (meta.typeOfInvoice !== 'CASH') return <dd className={classes['dim']}>{words.noBuyer}</dd>;
  const { name, type, town } = placeholderCustomer;
  return (
    <>
      <dd className={classes['dim']}>{name}</dd>
      <dd className={classes['dim']}>
        {type}, {town}
      </dd>
    </>
  );
}

interface PartyProps {
  readonly party: WholeInvoice['seller'];
  readonly to?: string;
  readonly clientCode?: string;
}

function Party({ party, to, clientCode = '' }: PartyProps) {
  const { sales, customers } = usePhrases();
  const countryName = useCountryName();
  const { name, IDType, IDNum, address, town, country } = party;
  const place = [address, town, countryName(country)].filter((part) => part !== '').join(', ');
  return (
    <>
      <dd className={classes['partyName']}>{to === undefined ? name : <Link to={to}>{name}</Link>}</dd>
      {IDNum === '' ? null : (
        <dd>
          {customers.form.numberOf[IDType]} <Code>{IDNum}</Code>
        </dd>
      )}
      {place === '' ? null : <dd>{place}</dd>}
      {clientCode === '' ? null : (
        <dd>
          {sales.page.clientCode} <Code>{clientCode}</Code>
        </dd>
      )}
    </>
  );
}
