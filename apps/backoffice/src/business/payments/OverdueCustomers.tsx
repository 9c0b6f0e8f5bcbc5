import type { contract, OutputOf } from '@tezga/contract';
import { baseCurrency } from '@tezga/domain';
import { Anchor, formatAmount, formatDateTime, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { subjectPath } from '../../kits/documents/document-paths.ts';
import classes from './Payments.module.css';
import { hasStatement } from './statement-of.ts';
import { useSendStatement } from './use-send-statement.tsx';
import { useMayPay } from './use-subject.ts';

type Overdue = NonNullable<OutputOf<typeof contract.dashboard.alerts>['overdue']>;

/** The customers with the oldest overdue invoices; one click sends each their statement. */
export function OverdueCustomers({ customers }: Pick<Overdue, 'customers'>) {
  const { payments, alerts } = usePhrases();
  const { title } = payments.overdue;
  const words = payments.statement;
  const maySend = useMayPay();
  const { send, sendingTo, dialog } = useSendStatement();
  return (
    <>
      <ul className={classes['overdue']} aria-label={title}>
        {customers.map(({ subjectId, name, email, open, oldestDueDay }) => (
          <li key={subjectId}>
            <span>
              <Link to={subjectPath({ type: 'customer', subjectId })}>{name}</Link>
              <small>
                {formatAmount(open)} {baseCurrency} · {alerts.oldestDue(formatDateTime(oldestDueDay, 'day'))}
              </small>
            </span>
            {maySend && hasStatement({ subjectId }) ? (
              <Anchor
                component="button"
                type="button"
                size="xs"
                disabled={sendingTo.includes(subjectId)}
                aria-label={`${words.send}: ${name}`}
                onClick={() => send({ type: 'customer', subjectId, name, email })}
              >
                {words.send}
              </Anchor>
            ) : null}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
