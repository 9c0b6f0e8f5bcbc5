import { baseCurrency, type Money } from '@tezga/domain';
import type { ReactNode } from 'react';
import classes from './Document.module.css';
import { Amount } from '../figures/Amount.tsx';

export interface VatOfRate {
  readonly key: string;
  /** The VAT rate, or the reason of an exemption. */
  readonly name: string;
  /** A grey text beside the name: the number of lines. */
  readonly note?: string;
  readonly withoutVat: Money;
  readonly vat: Money | null;
  readonly withVat: Money;
}

interface VatByRate {
  readonly label: string;
  readonly heads: {
    readonly rate: string;
    readonly base: string;
    readonly vat: string;
    readonly total: string;
  };
  readonly rates: readonly VatOfRate[];
}

export interface Total {
  readonly label: string;
  readonly amount: Money | null;
  /** The amount in the foreign currency of the document; null if it has none. */
  readonly inCurrency?: { readonly amount: Money; readonly currency: string } | null;
  /** True for the grand total of the document. */
  readonly isWhole?: boolean;
}

interface TotalsTableProps extends TotalsProps {
  readonly vatByRate: VatByRate;
}

/** The VAT by rate, if it is known, and the totals of a document. */
export function TotalsTable({ vatByRate, ...totals }: TotalsTableProps) {
  return (
    <div className={classes['ends']}>
      {vatByRate.rates.length === 0 ? <span /> : <RatesTable {...vatByRate} />}
      <Totals {...totals} />
    </div>
  );
}

function RatesTable({ label, heads, rates }: VatByRate) {
  return (
    <table className={classes['rates']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.rate}</th>
          <th scope="col" data-number>
            {heads.base}
          </th>
          <th scope="col" data-number>
            {heads.vat}
          </th>
          <th scope="col" data-number>
            {heads.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ key, name, note, withoutVat, vat, withVat }) => (
          <tr key={key}>
            <td>
              {name} {note === undefined ? null : <small className={classes['dim']}>{note}</small>}
            </td>
            <td data-number>
              <Amount value={withoutVat} />
            </td>
            <td data-number>
              <Amount value={vat} />
            </td>
            <td data-number>
              <Amount value={withVat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Note {
  readonly label: string;
  readonly value: ReactNode;
}

const noNotes: readonly Note[] = [];

interface TotalsProps {
  readonly label?: string;
  readonly totals: readonly Total[];
  /** Notes below the totals, such as an exchange rate; null entries are skipped. */
  readonly notes?: readonly (Note | null)[];
  /** True for totals in a panel, which have no border. */
  readonly isInPanel?: boolean;
}

/** The totals of a document, one in each row. */
export function Totals({ label, totals, notes = noNotes, isInPanel = false }: TotalsProps) {
  return (
    <dl className={classes['totals']} data-plain={isInPanel || undefined} aria-label={label}>
      {totals.map(({ label: name, amount, inCurrency = null, isWhole = false }) => (
        <div key={name} data-whole={isWhole || undefined}>
          <dt>{name}</dt>
          <dd>
            <Amount value={amount} />
            {inCurrency === null ? null : (
              <small>
                <Amount value={inCurrency.amount} /> {inCurrency.currency}
              </small>
            )}
          </dd>
        </div>
      ))}
      {notes
        .filter((note) => note !== null)
        .map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
