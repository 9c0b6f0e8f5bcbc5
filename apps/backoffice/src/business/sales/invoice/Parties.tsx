import { Code, DateTime, usePhrases } from '@tezga/ui';
import { businessLevel, placeholderCustomer } from '@tezga/domain';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../session/session-context.ts';
import { cardPath } from '../../customers/customer-rows.ts';
import type { WholeInvoice } from '../queries.ts';
import classes from './Invoice.module.css';
import type { InvoicePartProps } from './InvoiceHead.tsx';

/** Who sold to whom, at which till, by whom. */
export function Parties({ invoice }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  const maySee = businessLevel(useSession().role, 'customers') !== 'none';
  const { customerId, buyer } = invoice;
  return (
    <dl className={classes['parties']}>
      <div>
        <dt>{words.seller}</dt>
        <Party party={invoice.seller} />
      </div>
      <div>
        <dt>{words.buyer}</dt>
        {buyer === null ? (
          <Nobody invoice={invoice} />
        ) : (
          <Party
            party={buyer}
            {...(customerId !== null && maySee ? { to: cardPath({ _id: customerId }) } : {})}
          />
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
      {invoice.payDeadline === null ? null : (
        <div>
          <dt>{words.payBy}</dt>
          <dd className={classes['partyName']}>
            <DateTime value={invoice.payDeadline} dateOnly />
          </dd>
        </div>
      )}
      {invoice.invoiceNotes === '' ? null : (
        <div className={classes['notes']}>
          <dt>{words.notes}</dt>
          <dd>{invoice.invoiceNotes}</dd>
        </div>
      )}
    </dl>
  );
}

/** Who pays in cash need not say who they are. */
function Nobody({ invoice: { meta, selfIssue } }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  if (meta.typeOfInvoice !== 'CASH' || selfIssue !== null)
    return <dd className={classes['dim']}>{words.noBuyer}</dd>;
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
}

function Party({ party: { name, IDNum, address, town }, to }: PartyProps) {
  return (
    <>
      <dd className={classes['partyName']}>{to === undefined ? name : <Link to={to}>{name}</Link>}</dd>
      {IDNum === '' && town === '' ? null : (
        <dd>
          {IDNum === '' ? null : <Code>{IDNum}</Code>}
          {IDNum === '' || town === '' ? null : ' · '}
          {town}
        </dd>
      )}
      {address === '' ? null : <dd>{address}</dd>}
    </>
  );
}
