import { baseCurrency, negated, type Money } from '@tezga/domain';
import { Amount, formatAmount, formatDateTime, usePhrases } from '@tezga/ui';
import type { ReactNode } from 'react';
import classes from './CashRegister.module.css';
import type { Drawer } from './queries.ts';

interface DrawerFiguresProps {
  readonly drawer: Drawer;
  /** Rendered below the text that says that the drawer is closed. */
  readonly opening?: ReactNode;
}

/** The expected cash in a drawer, and its parts; parts without any movement are left out. */
export function DrawerFigures({ drawer: { initialBalance, carriedOver }, opening }: DrawerFiguresProps) {
  const { drawer: words, counting } = usePhrases().cashRegister;
  if (initialBalance === null) {
    return (
      <div className={classes['closed']}>
        <p className={classes['words']}>
          {words.notOpen}{' '}
          {carriedOver === 0n ? null : words.carriedOver(`${formatAmount(carriedOver)} ${baseCurrency}`)}
        </p>
        {opening}
      </div>
    );
  }
  const { startingBalance, deposit, withdraw, salesAmount, availableCash, countDifference, lastCount } =
    initialBalance;
  const moved = [
    { label: words.deposits, value: deposit },
    { label: words.sales, value: salesAmount },
    { label: words.withdrawals, value: negated(withdraw) },
    { label: counting.difference, value: countDifference },
  ].filter(({ value }) => value !== 0n);
  return (
    <div className={classes['drawer']}>
      <dl className={classes['expected']} data-empty={availableCash === 0n || undefined}>
        <dt>{words.expected}</dt>
        <dd>
          <Amount value={availableCash} />
        </dd>
      </dl>
      <dl className={classes['parts']}>
        <Part label={words.opening} value={startingBalance} />
        {moved.map(({ label, value }) => (
          <Part key={label} label={label} value={value} />
        ))}
      </dl>
      {lastCount === null ? null : (
        <p className={classes['words']}>
          {counting.last(formatDateTime(lastCount.createdAt), lastCount.employeeName)}
        </p>
      )}
    </div>
  );
}

function Part({ label, value }: { readonly label: string; readonly value: Money }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
