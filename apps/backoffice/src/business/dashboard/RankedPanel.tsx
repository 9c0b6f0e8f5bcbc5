import { type Money } from '@tezga/domain';
import { formatAmount, MISSING, Panel, usePhrases } from '@tezga/ui';
import classes from './Dashboard.module.css';
import type { CountedInvoices } from '../../kits/reports/receipts-search.ts';
import { ReceiptsLink } from './ReceiptsLink.tsx';

export interface Ranked {
  readonly id: string;
  readonly name: string;
  /** The number of pieces or invoices. */
  readonly beside: string;
  readonly totalPrice: Money;
  readonly counted: CountedInvoices;
}

interface RankedPanelProps {
  readonly title: string;
  readonly rows: readonly Ranked[];
  /** The text of an empty list. */
  readonly none: string;
}

/** A ranking with bars, the largest amount first; the length of a bar is relative to the first one. */
export function RankedPanel({ title, rows, none }: RankedPanelProps) {
  const words = usePhrases().dashboard;
  const max = Math.max(...rows.map(({ totalPrice }) => Number(totalPrice)), 0);
  return (
    <Panel title={title} note={words.inAll}>
      {rows.length === 0 ? <p className={classes['none']}>{none}</p> : null}
      <ol className={classes['ranked']}>
        {rows.map(({ id, name, beside, totalPrice, counted }) => (
          <li key={id}>
            <ReceiptsLink
              counted={counted}
              className={classes['rank']}
              label={words.seeInvoicesOf(`${name}, ${formatAmount(totalPrice)}`)}
            >
              <span className={classes['rankName']} title={name}>
                {name === '' ? MISSING : name}
                <span className={classes['rankBeside']}>{beside}</span>
              </span>
              <span className={classes['rankBar']} aria-hidden>
                <span
                  style={{ width: `${max === 0 ? 0 : (Math.max(Number(totalPrice), 0) / max) * 100}%` }}
                />
              </span>
              <span className={classes['rankAmount']}>{formatAmount(totalPrice)}</span>
            </ReceiptsLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
