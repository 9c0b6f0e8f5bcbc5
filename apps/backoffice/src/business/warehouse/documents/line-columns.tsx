import { baseCurrency, type StockState } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { decoded, figure } from '@tezga/contract';
import {
  Amount,
  amountField,
  CellArticle,
  Cost,
  formatQuantity,
  MISSING,
  Quantity,
  type EditorColumn,
} from '@tezga/ui';
import { differenceOf, type CountLine } from './adjustment-form.ts';
import { changeOfValue, type CostLine } from './cost-form.ts';
import { lineWorth, type EntryLine, type ExitLine, type FormLine } from './document-form.ts';

type Words = Phrases['warehouse']['form'];

const nameColumn = <Line extends FormLine>(words: Words): EditorColumn<Line> => ({
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

const costColumn = <Line extends FormLine & { readonly unitCost: number | '' }>(
  words: Words,
  { label = words.unitCost, placeholder }: { readonly label?: string; readonly placeholder?: string } = {},
): EditorColumn<Line> =>
  amountField<'unitCost', Line>('unitCost', {
    header: label,
    phoneLabel: label,
    width: 130,
    phoneSpan: 2,
    decimals: 3,
    labelOf: ({ name }) => words.of(name, label),
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

/** The columns of an exit: article, quantity, and the stock of the shop. */
export const exitColumns = (
  words: Words,
  available: ReadonlyMap<string, StockState>,
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
      return stock === undefined ? MISSING : `${formatQuantity(stock.quantity)} ${unit}`;
    },
  },
];

/** The columns of an adjustment: article, stock, count, difference, and the cost of surplus goods. */
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
  costColumn(words, { placeholder: words.atAverage }),
];

/** The columns of a cost adjustment: article, stock, average, new cost, and the change of the value. */
export const revaluedColumns = (
  words: Words,
  stock: ReadonlyMap<string, StockState>,
): EditorColumn<CostLine>[] => [
  nameColumn(words),
  {
    id: 'stock',
    header: words.stock,
    phoneLabel: words.stock,
    width: 120,
    phoneSpan: 2,
    look: 'figure',
    cell: ({ line: { articleId } }) => <Quantity value={stock.get(articleId)?.quantity ?? null} />,
  },
  {
    id: 'average',
    header: words.averageCost,
    phoneLabel: words.averageCost,
    width: 130,
    phoneSpan: 2,
    look: 'figure',
    cell: ({ line: { articleId } }) => {
      const average = stock.get(articleId)?.average ?? null;
      return average === null ? MISSING : <Cost value={average} decimals={3} />;
    },
  },
  costColumn(words, { label: words.newCost }),
  {
    id: 'change',
    header: (
      <>
        {words.changeOfValue} <small>{baseCurrency}</small>
      </>
    ),
    phoneLabel: words.changeOfValue,
    width: 130,
    phoneSpan: 2,
    look: 'total',
    cell: ({ line }) => <Amount value={changeOfValue(line, stock)} emphasis="strong" />,
  },
];
