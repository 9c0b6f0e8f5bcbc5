import { reasonsOfKind, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  countColumn,
  dateColumn,
  statusColumn,
  textColumn,
  type Column,
  type State,
} from '@tezga/ui';
import type { ListedDocument } from '../queries.ts';

/** Whether documents of the kind have a reason. */
export const hasReasons = (kind: WarehouseDocumentKind): boolean => reasonsOfKind[kind].length > 1;

/** The columns of the list of documents of a kind. */
export function documentColumns(phrases: Phrases, kind: WarehouseDocumentKind): Column<ListedDocument>[] {
  const { warehouse: words } = phrases;
  return [
    textColumn('number', words.number, 110, ({ documentCode }) => documentCode, {
      strong: true,
      hideable: false,
      sortable: true,
      card: 'title',
    }),
    dateColumn('date', words.date, 142, ({ date }) => date, { sortable: true, groupsCards: true }),
    ...(hasReasons(kind) ? [reasonColumn(words)] : []),
    ...(kind === 'transfer' ? [stateColumn(phrases)] : []),
    textColumn(
      'shop',
      kind === 'transfer' ? words.transfer.from : words.shop,
      150,
      ({ shopName }) => shopName,
      {
        minWidth: 90,
        card: 'detail',
        filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
      },
    ),
    ...(kind === 'transfer' ? [targetColumn(words)] : []),
    ...(kind === 'entry'
      ? [
          textColumn<ListedDocument>('supplier', words.supplier, 120, ({ supplierName }) => supplierName, {
            minWidth: 90,
          }),
        ]
      : []),
    textColumn('notes', words.notes, 190, ({ notes }) => notes, {
      minWidth: 80,
      hint: ({ notes }) => notes,
    }),
    textColumn('by', words.by, 110, ({ userName }) => userName, { minWidth: 96 }),
    countColumn('lines', words.linesCount, 68, ({ linesCount }) => linesCount),
    amountColumn('value', words.value, 116, ({ value }) => value, { sortable: true, card: 'amount' }),
  ];
}

const stateColumn = ({ warehouse: words, ui }: Phrases): Column<ListedDocument> =>
  statusColumn('state', words.transfer.state, 130, ui.states, ({ transfer }) => badgeOf(transfer), {
    filterBy: { filter: 'state', value: ({ transfer }) => transfer?.state ?? '' },
  });

const targetColumn = (words: Phrases['warehouse']): Column<ListedDocument> =>
  textColumn('target', words.transfer.to, 150, ({ transfer }) => transfer?.targetShopName ?? '', {
    minWidth: 90,
    card: 'detail',
    filterBy: { filter: 'shop', value: ({ transfer }) => transfer?.targetShopId ?? '' },
  });

/** The badge of the state of a transfer. */
export const badgeOf = (transfer: ListedDocument['transfer']): State =>
  transfer === null || transfer.state === 'created' ? 'in-transit' : transfer.state;

const reasonColumn = (words: Phrases['warehouse']): Column<ListedDocument> =>
  textColumn('reason', words.reason, 120, ({ reason }) => words.reasons[reason], {
    minWidth: 90,
    card: 'detail',
    filterBy: { filter: 'reason', value: ({ reason }) => reason },
  });
