import { reasonsOfKind, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountColumn, countColumn, dateColumn, textColumn, type Column } from '@tezga/ui';
import type { ListedDocument } from '../queries.ts';

/** True for a kind whose documents differ in their reason. */
export const hasReasons = (kind: WarehouseDocumentKind): boolean => reasonsOfKind[kind].length > 1;

/** The columns of the list of documents of a kind. */
export function documentColumns(
  { warehouse: words }: Phrases,
  kind: WarehouseDocumentKind,
): Column<ListedDocument>[] {
  return [
    textColumn('number', words.number, 110, ({ documentCode }) => documentCode, {
      strong: true,
      hideable: false,
      sortable: true,
      card: 'title',
    }),
    dateColumn('date', words.date, 142, ({ date }) => date, { sortable: true, groupsCards: true }),
    ...(hasReasons(kind) ? [reasonColumn(words)] : []),
    textColumn('shop', words.shop, 150, ({ shopName }) => shopName, {
      minWidth: 90,
      card: 'detail',
      filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
    }),
    ...(kind === 'entry'
      ? [textColumn<ListedDocument>('supplier', words.supplier, 170, ({ supplierName }) => supplierName)]
      : []),
    textColumn('notes', words.notes, 160, ({ notes }) => notes, { minWidth: 80 }),
    textColumn('by', words.by, 110, ({ userName }) => userName, { minWidth: 70 }),
    countColumn('lines', words.linesCount, 80, ({ linesCount }) => linesCount),
    amountColumn('value', words.value, 130, ({ value }) => value, { sortable: true, card: 'amount' }),
  ];
}

const reasonColumn = (words: Phrases['warehouse']): Column<ListedDocument> =>
  textColumn('reason', words.reason, 130, ({ reason }) => words.reasons[reason], {
    minWidth: 90,
    card: 'detail',
    filterBy: { filter: 'reason', value: ({ reason }) => reason },
  });
