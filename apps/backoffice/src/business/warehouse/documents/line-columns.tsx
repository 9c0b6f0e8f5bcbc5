import { baseCurrency, type Quantity as QuantityOfGoods } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, amountField, CellArticle, formatQuantity, MISSING, type EditorColumn } from '@tezga/ui';
import { lineWorth, type EntryLine, type ExitLine } from './document-form.ts';

type Words = Phrases['warehouse']['form'];

const nameColumn = <Line extends ExitLine>(words: Words): EditorColumn<Line> => ({
  id: 'name',
  header: words.name,
  look: 'name',
  phoneSpan: 4,
  cell: ({ line }) => <CellArticle name={line.name} code={line.code} />,
});

const quantityColumn = <Line extends ExitLine>(words: Words): EditorColumn<Line> =>
  amountField<'quantity', Line>('quantity', {
    header: words.quantity,
    phoneLabel: words.quantity,
    width: 130,
    phoneSpan: 2,
    decimals: 3,
    labelOf: ({ name }) => words.of(name, words.quantity),
    unitOf: ({ unit }) => unit,
  });

/** The columns of an entry: article, quantity, cost and value. */
export const entryColumns = (words: Words): EditorColumn<EntryLine>[] => [
  nameColumn(words),
  quantityColumn(words),
  amountField<'unitCost', EntryLine>('unitCost', {
    header: words.unitCost,
    phoneLabel: words.unitCost,
    width: 130,
    phoneSpan: 2,
    decimals: 3,
    labelOf: ({ name }) => words.of(name, words.unitCost),
  }),
  {
    id: 'worth',
    header: (
      <>
        {words.total} <small>{baseCurrency}</small>
      </>
    ),
    phoneLabel: words.total,
    width: 120,
    phoneSpan: 2,
    look: 'total',
    cell: ({ line }) => <Amount value={lineWorth(line)} emphasis="strong" />,
  },
];

/** The columns of an exit: article, quantity, and what the shop has of it. */
export const exitColumns = (
  words: Words,
  available: ReadonlyMap<string, QuantityOfGoods>,
): EditorColumn<ExitLine>[] => [
  nameColumn(words),
  quantityColumn(words),
  {
    id: 'stock',
    header: words.stock,
    phoneLabel: words.stock,
    width: 120,
    phoneSpan: 2,
    look: 'figure',
    cell: ({ line: { articleId, unit } }) => {
      const stock = available.get(articleId);
      return stock === undefined ? MISSING : `${formatQuantity(stock)} ${unit}`;
    },
  },
];
