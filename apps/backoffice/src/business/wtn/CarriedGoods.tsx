import { thousandthsOf } from '@tezga/domain';
import { Code, formatQuantity, MISSING, Quantity, usePhrases } from '@tezga/ui';
import { useIsWide } from '../../kits/forms/use-is-wide.ts';
import document from '../../kits/documents/Document.module.css';
import type { NotePartProps } from './NoteHead.tsx';

/** The goods: a table where there is room, two lines each where there is none. */
export function CarriedGoods({ note }: NotePartProps) {
  return useIsWide() ? <GoodsTable note={note} /> : <GoodsList note={note} />;
}

function GoodsTable({ note: { lines } }: NotePartProps) {
  const words = usePhrases().wtn.page;
  return (
    <table className={document['table']} aria-label={words.goods}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{words.good}</th>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col" data-number>
            {words.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, code, unit, quantity }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a note never change their order
          <tr key={place}>
            <td>{place + 1}</td>
            <td>{name}</td>
            <td>{code === '' ? MISSING : <Code>{code}</Code>}</td>
            <td>{unit}</td>
            <td data-number>
              <Quantity value={thousandthsOf(quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GoodsList({ note: { lines } }: NotePartProps) {
  const words = usePhrases().wtn.page;
  return (
    <ol className={document['lines']} aria-label={words.goods}>
      {lines.map(({ name, code, unit, quantity }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a note never change their order
        <li key={place}>
          <span>{name}</span>
          <span>
            {formatQuantity(thousandthsOf(quantity))} {unit}
          </span>
          <small>{code}</small>
        </li>
      ))}
    </ol>
  );
}
