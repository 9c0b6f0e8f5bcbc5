import { baseCurrency, minus } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountCells, BelowLine, Code, Cost, quantityCells, type LineColumn } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { stockPathOf } from '../../../kits/documents/document-paths.ts';
import type { WarehouseDocument } from '../queries.ts';
import { stockSearch } from '../stock-search.ts';

type Line = WarehouseDocument['lines'][number];

/** The columns of the lines on the page of a document. */
export function lineColumns(
  { page: words }: Phrases['warehouse'],
  { shopId, type }: WarehouseDocument,
): LineColumn<Line>[] {
  return [
    {
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
    },
    ...(type === 'adjustment'
      ? [
          quantityCells<Line>(words.before, ({ quantityAfter, quantity }) => minus(quantityAfter, quantity)),
          quantityCells<Line>(words.difference, ({ quantity }) => quantity),
        ]
      : [quantityCells<Line>(words.quantity, ({ quantity }) => quantity)]),
    {
      header: words.unitCost,
      unit: baseCurrency,
      isFigure: true,
      cell: ({ unitCost }) => <Cost value={unitCost} decimals={3} />,
    },
    amountCells(words.cost, ({ cost }) => cost, { unit: baseCurrency }),
    quantityCells(words.after, ({ quantityAfter }) => quantityAfter),
  ];
}
