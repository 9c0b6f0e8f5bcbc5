import { CallError } from '@tezga/contract/client';
import { Amount, Button, DialogFrame, formatCount, Notice, Quantity, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { NameCutNotice } from '../../../kits/documents/NameCutNotice.tsx';
import type { Issued } from '../new-invoice/queries.ts';
import classes from './Orders.module.css';
import { orderQueries, type OpenOrder, type SummaryQuote } from './queries.ts';
import { SummaryFields } from './SummaryFields.tsx';
import { useIssueSummary } from './use-issue-summary.ts';

interface SummaryDialogProps {
  readonly orders: readonly OpenOrder[];
  /** Null if no invoice was issued. */
  readonly onAnswer: (issued: Issued | null) => void;
}

/** Issues the summary invoice of the selected orders: total, buyer and payment. */
export function SummaryDialog({ orders, onAnswer }: SummaryDialogProps) {
  const { orders: words } = usePhrases();
  const headingId = useId();
  const { data: quote, error } = useQuery(orderQueries.summary(orders.map(({ _id }) => _id)));
  return (
    <DialogFrame labelledBy={headingId} width={540} onEscape={() => onAnswer(null)}>
      <h2 id={headingId} className={classes['title']}>
        {words.summary.title}
      </h2>
      {quote === undefined ? (
        <Waiting error={error} onCancel={() => onAnswer(null)} />
      ) : (
        <Payable orders={orders} quote={quote} onAnswer={onAnswer} />
      )}
    </DialogFrame>
  );
}

interface WaitingProps {
  readonly error: unknown;
  readonly onCancel: () => void;
}

/** Shown until the total arrives, or if the orders cannot be summed up in one invoice. */
function Waiting({ error, onCancel }: WaitingProps) {
  const { orders: words, ui } = usePhrases();
  if (error !== null && !(error instanceof CallError)) throw error;
  return (
    <>
      {error === null ? (
        <output>{words.summary.loading}</output>
      ) : (
        <div role="alert">
          <Notice tone="warn">{error.message}</Notice>
        </div>
      )}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {ui.cancel}
        </Button>
      </div>
    </>
  );
}

interface PayableProps extends SummaryDialogProps {
  readonly quote: SummaryQuote;
}

function Payable({ orders, quote, onAnswer }: PayableProps) {
  const { orders: words, ui } = usePhrases();
  const total = (quote.alt ?? quote).totalPrice;
  const summary = useIssueSummary(orders, total, onAnswer);
  const form = useRef<HTMLFormElement>(null);
  const { messages, refusal } = summary;
  // Sets the focus again: an element that is replaced or disabled loses it, and shortcuts would then act on the list
  // below the dialog.
  useEffect(() => {
    const hasErrors = refusal !== null || Object.keys(messages).length > 0;
    const wrong = hasErrors ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
  }, [messages, refusal]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void summary.issue();
      }}
    >
      <p className={classes['sum']}>
        <span>{words.summary.sum(words.count(quote.ordersCount, formatCount(quote.ordersCount)))}</span>
        <strong>
          <Amount value={total} /> {quote.currencyCode}
        </strong>
      </p>
      <Lines quote={quote} />
      <div className={classes['cut']}>
        <NameCutNotice names={quote.lines.map(({ name }) => name)} />
      </div>
      <SummaryFields {...summary} quote={quote} total={total} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {ui.cancel}
        </Button>
        <Button type="submit" loading={summary.isIssuing}>
          {words.summary.issue}
        </Button>
      </div>
    </form>
  );
}

function Lines({ quote: { lines } }: { readonly quote: SummaryQuote }) {
  const { orders: words } = usePhrases();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must reach the list to scroll it.
    <ul className={classes['lines']} aria-label={words.summary.lines} tabIndex={0}>
      {lines.map(({ name, unit, quantity, totalPrice }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- The lines never change order, and two can be equal.
        <li key={place}>
          <span>
            {name} · <Quantity value={quantity} /> {unit}
          </span>
          <Amount value={totalPrice} />
        </li>
      ))}
    </ul>
  );
}
