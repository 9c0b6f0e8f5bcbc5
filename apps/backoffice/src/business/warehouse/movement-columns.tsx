import { baseCurrency, tiranaDateTime } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, amountColumn, type Column, DateTime, Quantity, textColumn } from '@tezga/ui';
import type { Movement } from './queries.ts';
import { documentWords } from '../accounting/index.ts';

type Words = Phrases['warehouse']['history'];

export function movementColumns(
  { warehouse, accounting }: Pick<Phrases, 'warehouse' | 'accounting'>,
  unit: string,
): Column<Movement>[] {
  const words = warehouse.history;
  return [
    {
      id: 'at',
      header: words.at,
      width: 142,
      hideable: false,
      cell: ({ at }) => <DateTime value={new Date(at)} />,
      text: ({ at }) => new Date(at),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ at }) => tiranaDateTime(new Date(at)).slice(11),
    },
    textColumn('document', words.document, 200, (movement) => documentWords(accounting, movement), {
      minWidth: 130,
      strong: true,
      card: 'title',
    }),
    {
      id: 'quantity',
      header: words.quantity,
      unit,
      align: 'right',
      width: 116,
      decimals: 3,
      cell: ({ quantity }) => <Quantity value={quantity} />,
      text: ({ quantity }) => quantity,
      card: 'amount',
    },
    {
      id: 'after',
      header: words.after,
      unit,
      align: 'right',
      width: 130,
      decimals: 3,
      cell: ({ quantityAfter }) => <Quantity value={quantityAfter} />,
      text: ({ quantityAfter }) => quantityAfter,
      card: 'badge',
    },
    ...valueColumns(words),
  ];
}

function valueColumns(words: Words): Column<Movement>[] {
  return [
    {
      id: 'cost',
      header: words.cost,
      unit: baseCurrency,
      align: 'right',
      width: 126,
      cell: ({ cost, isCostMissing }) => (
        <span title={isCostMissing ? words.costMissing : undefined}>
          <Amount value={isCostMissing ? null : cost} />
        </span>
      ),
      text: ({ cost, isCostMissing }) => (isCostMissing ? null : cost),
    },
    amountColumn('valueAfter', words.valueAfter, 126, ({ valueAfter }) => valueAfter),
  ];
}
