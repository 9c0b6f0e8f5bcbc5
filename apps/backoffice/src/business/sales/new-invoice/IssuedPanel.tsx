import { baseCurrency, eInvoiceStatuses, type Money } from '@tezga/domain';
import {
  Button,
  Code,
  formatAmount,
  Kbd,
  Notice,
  PrintButton,
  Spinner,
  StatusBadge,
  usePhrases,
  type State,
} from '@tezga/ui';
import { IconCircleCheckFilled, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PrintDocuments } from '../../../kits/documents/PrintDocuments.tsx';
import { invoicePrint } from '../invoice-kind.ts';
import classes from './Issued.module.css';
import { newInvoiceQueries } from './queries.ts';
import type { IssuedSale } from './use-issue.ts';
import { invoicePath } from '../../../kits/documents/document-paths.ts';

interface IssuedPanelProps {
  readonly sale: IssuedSale;
  readonly onAnother: () => void;
}

/** The issued invoice in figures that the customer can read across the counter; Enter starts the next sale. */
export function IssuedPanel({ sale, onAnother }: IssuedPanelProps) {
  const words = usePhrases().newInvoice.issued;
  const { invoiceNumber, totalPrice, change, currencyCode, nslf, isOther, payment } = sale;
  return (
    <section className={classes['issued']} aria-label={words.title(invoiceNumber)}>
      <div className={classes['head']}>
        <IconCircleCheckFilled size={30} className={classes['tick']} aria-hidden />
        <div>
          <h2 className={classes['title']}>{words.title(invoiceNumber)}</h2>
          <output className={classes['done']}>{words.done}</output>
        </div>
      </div>
      {isOther ? (
        <Notice tone="warn" title={words.otherTitle}>
          {words.otherText}
        </Notice>
      ) : null}
      <dl className={classes['figures']}>
        <Figure name={words.total} amount={totalPrice} currency={baseCurrency} />
        {change === 0n ? null : (
          <Figure name={words.change} amount={change} currency={currencyCode} isLarge />
        )}
        {payment === null ? null : (
          <Figure name={words.payment(payment.number)} amount={payment.amount} currency={currencyCode} />
        )}
      </dl>
      <dl className={classes['codes']}>
        <div>
          <dt>{words.nslf}</dt>
          <dd>
            <Code copy wrap>
              {nslf}
            </Code>
          </dd>
        </div>
        <Fiscalized sale={sale} />
      </dl>
      <div className={classes['actions']}>
        <Button
          size="md"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter starts the next sale at once
          autoFocus
          leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
          rightSection={<Kbd onFilled>Enter</Kbd>}
          // Ignores key repeat: the key that issued the invoice may still be pressed.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={onAnother}
        >
          {words.another}
        </Button>
        <PrintButton
          size="md"
          variant="default"
          label={words.print}
          shortcut="P"
          renderDialog={(onClose) => (
            <PrintDocuments
              kind={invoicePrint}
              ids={[sale._id]}
              name={words.title(invoiceNumber)}
              paper="80"
              onClose={onClose}
            />
          )}
        />
        <Button
          size="md"
          variant="default"
          leftSection={<IconExternalLink size={15} stroke={1.8} aria-hidden />}
          renderRoot={(props: object) => <Link {...props} to={invoicePath(sale)} />}
        >
          {words.open}
        </Button>
      </div>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: Money;
  readonly currency: string;
  readonly isLarge?: boolean;
}

function Figure({ name, amount, currency, isLarge = false }: FigureProps) {
  return (
    <div data-large={isLarge || undefined}>
      <dt>
        {name} <span className={classes['currency']}>{currency}</span>
      </dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  );
}

const pollDurationMs = 30_000;

/** NIVF and EIC, polled for 30 seconds; after that the panel says that they will follow. */
function Fiscalized({ sale }: { readonly sale: IssuedSale }) {
  const words = usePhrases().newInvoice.issued;
  const [isPolling, setPolling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPolling(false), pollDurationMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: invoice } = useQuery(newInvoiceQueries.issued(sale._id, isPolling));
  const status = invoice?.status ?? sale.status;
  const eInvoice = invoice?.eInvoice ?? null;
  return (
    <>
      <Received
        name={words.nivf}
        code={invoice?.meta.fic ?? null}
        badge="fiscalized"
        isRefused={status === 'error'}
        isPolling={isPolling}
        words={words}
      />
      {eInvoice === null ? null : (
        <Received
          name={words.eic}
          code={eInvoice.eic}
          badge={eInvoiceStatuses.find((known) => known === eInvoice.status) ?? null}
          isRefused={eInvoice.state === 'error'}
          isPolling={isPolling && status !== 'error'}
          words={words.ofEInvoice}
        />
      )}
    </>
  );
}

interface ReceivedProps {
  readonly name: string;
  /** The code; null until the tax authority has given it. */
  readonly code: string | null;
  /** The state beside a received code; null if it is not known. */
  readonly badge: State | null;
  readonly isRefused: boolean;
  readonly isPolling: boolean;
  readonly words: { readonly refused: string; readonly waiting: string; readonly later: string };
}

/** A code of the tax authority, or why it is not there yet. */
function Received({ name, code, badge, isRefused, isPolling, words }: ReceivedProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classes['received']}>
        {code !== null ? (
          <>
            <Code copy wrap>
              {code}
            </Code>
            {badge === null ? null : <StatusBadge state={badge} />}
          </>
        ) : isRefused ? (
          <>
            <StatusBadge state="error" /> {words.refused}
          </>
        ) : isPolling ? (
          <>
            <Spinner size={15} /> {words.waiting}
          </>
        ) : (
          <>
            <StatusBadge state="pending" /> {words.later}
          </>
        )}
      </dd>
    </div>
  );
}
