import type { Phrases } from '@tezga/phrases';
import {
  amountCells,
  LinesTable,
  NoLines,
  Panel,
  quantityCells,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { stockPathOf } from '../../../kits/documents/document-paths.ts';
import { stockSearch } from '../../warehouse/index.ts';
import type { WholeInvoice } from '../queries.ts';
import type { InvoicePartProps } from './invoice-part.ts';

type Movement = NonNullable<WholeInvoice['stockMovements']>[number];

/** The stock movements of the invoice. */
export function StockPanel({ invoice: { stockMovements } }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  if (stockMovements === undefined) return null;
  return (
    <Panel title={words.stock} padding="none">
      {stockMovements.length === 0 ? (
        <NoLines>{words.noStock}</NoLines>
      ) : (
        <LinesTable lines={stockMovements} columns={columnsOf(words)} isInPanel />
      )}
    </Panel>
  );
}

const columnsOf = (words: Phrases['sales']['page']): LineColumn<Movement>[] => [
  {
    header: words.article,
    cell: ({ articleId, shopId, name }) => (
      <Link to={stockPathOf(articleId)} search={stockSearch(shopId)}>
        {name}
      </Link>
    ),
  },
  quantityCells(words.moved, ({ quantity }) => quantity),
  amountCells(words.cost, ({ cost }) => cost),
  quantityCells(words.after, ({ quantityAfter }) => quantityAfter),
];
