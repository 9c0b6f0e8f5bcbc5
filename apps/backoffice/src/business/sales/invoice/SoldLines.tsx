import { baseCurrency, hundredthsOf, thousandthsOf } from '@tezga/domain';
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
import { useIsWide } from '../../../session/use-is-wide.ts';
import type { WholeInvoice } from '../queries.ts';
import classes from './Invoice.module.css';
import type { InvoicePartProps } from './InvoiceHead.tsx';

type Line = WholeInvoice['items'][number];

/** What was sold: a table where there is room, two lines each where there is none. */
export function SoldLines({ invoice }: InvoicePartProps) {
  return useIsWide() ? <LinesTable lines={invoice.items} /> : <LinesList lines={invoice.items} />;
}

interface LinesProps {
  readonly lines: readonly Line[];
}

function LinesTable({ lines }: LinesProps) {
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
            {sales.vat}
          </th>
          <th scope="col" data-number>
            {sales.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
          <tr key={place}>
            <td className={classes['dim']}>{place + 1}</td>
            <td>
              {line.N}
              {line.sku === '' ? null : (
                <small className={classes['sku']}>
                  <Code>{line.sku}</Code>
                </small>
              )}
            </td>
            <td data-number>
              <Quantity value={thousandthsOf(line.Q)} />
            </td>
            <td>{line.U}</td>
            <td data-number>
              <Amount value={hundredthsOf(line.UPA)} />
            </td>
            <td data-number title={line.R > 0 && !line.RR ? words.withoutTaxBase : undefined}>
              {line.R === 0 ? MISSING : <Percent value={line.R} />}
            </td>
            <td data-number>
              <Amount value={hundredthsOf(line.PB)} emphasis="quiet" />
            </td>
            <td data-number title={exemptionOf(print, line) ?? undefined}>
              {rateOf(line)}
            </td>
            <td data-number>
              <Amount value={hundredthsOf(line.PA)} emphasis="strong" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LinesList({ lines }: LinesProps) {
  const words = usePhrases().sales.page;
  return (
    <ul className={classes['lines']} aria-label={words.items}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
        <li key={place}>
          <span>{line.N}</span>
          <Amount value={hundredthsOf(line.PA)} emphasis="strong" />
          <small>
            {formatQuantity(thousandthsOf(line.Q))} {line.U} × {formatAmount(hundredthsOf(line.UPA))}
            {line.R === 0 ? '' : ` · ${formatPercent(-line.R)}`}
          </small>
          <small>{rateOf(line)}</small>
        </li>
      ))}
    </ul>
  );
}

/** The rate, or a dash where a reason stands in its place. */
function rateOf({ VR }: Pick<Line, 'VR'>): string {
  return VR === null ? MISSING : formatPercent(VR, 0);
}

function exemptionOf(print: ReturnType<typeof usePhrases>['print'], { EX }: Pick<Line, 'EX'>): string | null {
  if (EX === null) return null;
  const reasons: Readonly<Record<string, string>> = print.exemptions;
  return reasons[EX] ?? EX;
}
