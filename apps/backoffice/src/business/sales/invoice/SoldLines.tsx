import { encoded, figure } from '@tezga/contract';
import { baseCurrency, plus, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  Code,
  formatAmount,
  formatPercent,
  formatQuantity,
  MISSING,
  Percent,
  Quantity,
  usePhrases,
} from '@tezga/ui';
import { useIsWide } from '../../../kits/forms/use-is-wide.ts';
import type { WholeInvoice } from '../queries.ts';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';

type Line = WholeInvoice['items'][number];

/** What was sold: a table where there is room, two lines each where there is none. */
export function SoldLines({ invoice }: InvoicePartProps) {
  return useIsWide() ? <LinesTable invoice={invoice} /> : <LinesList lines={invoice.items} />;
}

function LinesTable({ invoice: { items, reverseCharge } }: InvoicePartProps) {
  const { sales, print } = usePhrases();
  const words = sales.page;
  return (
    <table className={classes['table']} aria-label={words.items}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{words.article}</th>
          <th scope="col" data-number>
            {words.quantity}
          </th>
          <th scope="col">{words.unitOf}</th>
          <th scope="col" data-number>
            {words.price}
          </th>
          <th scope="col" data-number>
            {words.discount}
          </th>
          <th scope="col" data-number>
            {sales.withoutVat}
          </th>
          <th scope="col" data-number>
            {words.rate}
          </th>
          <th scope="col" data-number>
            {reverseCharge ? print.owedVat : sales.vat}
          </th>
          <th scope="col" data-number>
            {sales.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
          <LineCells key={place} line={line} place={place} />
        ))}
      </tbody>
    </table>
  );
}

function LineCells({ line, place }: { readonly line: Line; readonly place: number }) {
  const { print } = usePhrases();
  return (
    <tr>
      <td className={classes['dim']}>{place + 1}</td>
      <td>
        {line.N}
        {codesOf(line).map((code) => (
          <small key={code} className={classes['sku']}>
            <Code>{code}</Code>
          </small>
        ))}
        {line.EX_Code === null ? null : (
          <small className={classes['below']}>{print.exemptions[line.EX_Code]}</small>
        )}
      </td>
      <td data-number>
        <Quantity value={line.Q} />
      </td>
      <td>{line.U}</td>
      <td data-number>
        <Amount value={line.UPA} />
      </td>
      <td data-number>
        {line.R === 0n ? MISSING : <Percent value={encoded(figure.percent, line.R)} />}
        {isBaseKept(line) ? <small className={classes['below']}>{print.baseNotLowered}</small> : null}
      </td>
      <td data-number>
        <Amount value={line.PB} emphasis="quiet" />
      </td>
      <td data-number>{rateOf(line, print)}</td>
      <td data-number>
        <Amount value={vatOf(line)} emphasis="quiet" />
      </td>
      <td data-number>
        <Amount value={line.PA} emphasis="strong" />
      </td>
    </tr>
  );
}

function LinesList({ lines }: { readonly lines: readonly Line[] }) {
  const { sales, print } = usePhrases();
  const words = sales.page;
  return (
    <ul className={classes['lines']} aria-label={words.items}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
        <li key={place}>
          <span>{line.N}</span>
          <Amount value={line.PA} emphasis="strong" />
          <small>
            {formatQuantity(line.Q)} {line.U} × {formatAmount(line.UPA)}
            {line.R === 0n ? '' : ` · ${formatPercent(-encoded(figure.percent, line.R))}`}
            {isBaseKept(line) ? `, ${print.baseNotLowered}` : ''}
          </small>
          <small>
            {formatAmount(line.PB)} · {rateOf(line, print)} · {formatAmount(vatOf(line))}
          </small>
          {codesOf(line).length === 0 ? null : <small>{codesOf(line).join(' · ')}</small>}
          {line.EX_Code === null ? null : <small>{print.exemptions[line.EX_Code]}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Its number with us and the one on its label, where they are two. */
const codesOf = ({ sku, barcode }: Line): readonly string[] =>
  [...new Set([sku, barcode])].filter((code) => code !== '');

/** Whether the discount is told and leaves what is taxed as it is. */
const isBaseKept = ({ R, RR }: Line): boolean => R !== 0n && !RR;

/** Under reverse charge the buyer owes it. */
const vatOf = ({ VA, owedVA }: Line): Money => plus(VA, owedVA);

/** The rate, or in a word why there is none. */
function rateOf({ VR, EX_Code: exemption }: Line, { exemptionMarks }: Phrases['print']): string {
  if (exemption !== null) return exemptionMarks[exemption];
  return VR === null ? MISSING : formatPercent(VR, 0);
}
