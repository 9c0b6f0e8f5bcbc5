import { baseCurrency, type Quantity as QuantityOfGoods } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { decoded, figure } from '@tezga/contract';
import {
  Amount,
  amountField,
  CellArticle,
  formatQuantity,
  MISSING,
  Quantity,
  type EditorColumn,
} from '@tezga/ui';
import { differenceOf, type CountLine } from './adjustment-form.ts';
import { lineWorth, type EntryLine, type ExitLine } from './document-form.ts';

type Words = Phrases['warehouse']['form'];

const nameColumn = <Line extends ExitLine>(words: Words): EditorColumn<Line> => ({
  id: 'name',
  header: words.name,
  look: 'name',
  phoneSpan: 4,
  cell: ({ line }) => <CellArticle name={line.name} code={line.code} />,
});

const quantityColumn = <Line extends ExitLine>(
  words: Words,
  label: string = words.quantity,
): EditorColumn<Line> =>
  amountField<'quantity', Line>('quantity', {
    header: label,
    phoneLabel: label,
    width: 130,
    phoneSpan: 2,
    decimals: 3,
    labelOf: ({ name }) => words.of(name, label),
    unitOf: ({ unit }) => unit,
  });

const costColumn = <Line extends ExitLine & { readonly unitCost: number | '' }>(
  words: Words,
  placeholder?: string,
): EditorColumn<Line> =>
  amountField<'unitCost', Line>('unitCost', {
    header: words.unitCost,
    phoneLabel: words.unitCost,
    width: 130,
    phoneSpan: 2,
    decimals: 3,
    labelOf: ({ name }) => words.of(name, words.unitCost),
    ...(placeholder === undefined ? {} : { placeholder }),
  });

/** The columns of an entry: article, quantity, cost and value. */
export const entryColumns = (words: Words): EditorColumn<EntryLine>[] => [
  nameColumn(words),
  quantityColumn(words),
  costColumn(words),
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

/** The columns of an adjustment: article, stock, count, difference, and the cost of goods that were found. */
export const countColumns = (words: Words): EditorColumn<CountLine>[] => [
  nameColumn(words),
  {
    id: 'expected',
    header: words.stock,
    phoneLabel: words.stock,
    width: 110,
    phoneSpan: 2,
    look: 'figure',
    cell: ({ line: { expected } }) =>
      expected === null ? MISSING : formatQuantity(decoded(figure.quantity, expected)),
  },
  quantityColumn(words, words.counted),
  {
    id: 'difference',
    header: words.difference,
    phoneLabel: words.difference,
    width: 110,
    phoneSpan: 2,
    look: 'total',
    cell: ({ line }) => <Quantity value={differenceOf(line)} />,
  },
  costColumn(words, words.atAverage),
];
