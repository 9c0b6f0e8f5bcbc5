import { baseCurrency, hundredthsOf, thousandthsOf } from '@tezga/domain';
import {
  Amount,
  Code,
  formatAmount,
  formatPercent,
  formatQuantity,
  MISSING,
  Quantity,
  usePhrases,
} from '@tezga/ui';
import { useIsWide } from '../../kits/forms/use-is-wide.ts';
import document from '../../kits/documents/Document.module.css';
import type { PurchasePartProps } from './PurchaseHead.tsx';
import type { WholePurchase } from './queries.ts';

type Line = WholePurchase['items'][number];

interface LinesProps {
  readonly lines: readonly Line[];
}

/** What was bought: a table where there is room, two lines each where there is none. */
export function BoughtLines({ purchase }: PurchasePartProps) {
  return useIsWide() ? <LinesTable lines={purchase.items} /> : <LinesList lines={purchase.items} />;
}

export const rateOf = ({ vatRate }: Pick<Line, 'vatRate'>): string =>
  vatRate === null ? MISSING : formatPercent(vatRate, 0);

function LinesTable({ lines }: LinesProps) {
  const { purchases: words } = usePhrases();
  return (
    <table className={document['table']} aria-label={words.page.items}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{words.page.article}</th>
          <th scope="col" data-number>
            {words.page.quantity}
          </th>
          <th scope="col">{words.page.unit}</th>
          <th scope="col" data-number>
            {words.page.price}
          </th>
          <th scope="col" data-number>
            {words.withoutVat}
          </th>
          <th scope="col" data-number>
            {words.vat}
          </th>
          <th scope="col" data-number>
            {words.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
          <LineRow key={place} line={line} place={place} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, place }: { readonly line: Line; readonly place: number }) {
  return (
    <tr>
      <td className={document['dim']}>{place + 1}</td>
      <td>
        {line.name}
        {line.code === '' ? null : (
          <small className={document['sku']}>
            <Code>{line.code}</Code>
          </small>
        )}
      </td>
      <td data-number>
        <Quantity value={thousandthsOf(line.quantity)} />
      </td>
      <td>{line.unit}</td>
      <td data-number>
        <Amount value={hundredthsOf(line.unitPrice)} />
      </td>
      <td data-number>
        <Amount value={hundredthsOf(line.withoutVat)} emphasis="quiet" />
      </td>
      <td data-number>{rateOf(line)}</td>
      <td data-number>
        <Amount value={hundredthsOf(line.withVat)} emphasis="strong" />
      </td>
    </tr>
  );
}

function LinesList({ lines }: LinesProps) {
  const { purchases: words } = usePhrases();
  return (
    <ul className={document['lines']} aria-label={words.page.items}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
        <li key={place}>
          <span>{line.name}</span>
          <Amount value={hundredthsOf(line.withVat)} emphasis="strong" />
          <small>
            {formatQuantity(thousandthsOf(line.quantity))} {line.unit} ×{' '}
            {formatAmount(hundredthsOf(line.unitPrice))}
          </small>
          <small>{rateOf(line)}</small>
        </li>
      ))}
    </ul>
  );
}
