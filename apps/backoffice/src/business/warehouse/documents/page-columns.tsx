import { baseCurrency, minus, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountCells, BelowLine, Code, Cost, quantityCells, type LineColumn } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { stockPathOf } from '../../../kits/documents/document-paths.ts';
import type { WarehouseDocument } from '../queries.ts';
import { stockSearch } from '../stock-search.ts';

type Line = WarehouseDocument['lines'][number];
type Words = Phrases['warehouse']['page'];

/** The columns of the lines on the page of a document. */
export function lineColumns(
  { page: words }: Phrases['warehouse'],
  { shopId, type }: WarehouseDocument,
): LineColumn<Line>[] {
  return [articleCells(words, shopId), ...figureColumns(words, type)];
}

const articleCells = (words: Words, shopId: string): LineColumn<Line> => ({
  header: words.article,
  cell: ({ articleId, name, code, isCostMissing }) => (
    <>
      <Link to={stockPathOf(articleId)} search={stockSearch(shopId)}>
        {name}
      </Link>{' '}
      <small>
        <Code>{code}</Code>
      </small>
      {isCostMissing ? <BelowLine>{words.costMissing}</BelowLine> : null}
    </>
  ),
});

const costCells = (header: string): LineColumn<Line> => ({
  header,
  unit: baseCurrency,
  isFigure: true,
  cell: ({ unitCost }) => <Cost value={unitCost} decimals={3} />,
});

const stockBefore = ({ quantityAfter, quantity }: Line) =>
  quantityAfter === null ? null : minus(quantityAfter, quantity);

function figureColumns(words: Words, kind: WarehouseDocumentKind): LineColumn<Line>[] {
  if (kind === 'cost-adjustment')
    return [
      quantityCells(words.stock, ({ quantityAfter }) => quantityAfter),
      costCells(words.newCost),
      amountCells(words.changeOfValue, ({ cost }) => cost, { unit: baseCurrency }),
      amountCells(words.valueAfter, ({ valueAfter }) => valueAfter, { unit: baseCurrency }),
    ];
  const change: LineColumn<Line>[] =
    kind === 'adjustment'
      ? [
          quantityCells(words.before, stockBefore),
          quantityCells(words.difference, ({ quantity }) => quantity),
        ]
      : [quantityCells(words.quantity, ({ quantity }) => quantity)];
  return [
    ...change,
    costCells(words.unitCost),
    amountCells(words.cost, ({ cost }) => cost, { unit: baseCurrency }),
    quantityCells(words.after, ({ quantityAfter }) => quantityAfter),
  ];
}
