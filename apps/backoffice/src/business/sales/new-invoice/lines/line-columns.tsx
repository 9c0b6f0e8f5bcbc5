import { decoded, figure } from '@tezga/contract';
import { type SellerRights } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountField,
  CellArticle,
  CellChoice,
  CellText,
  Checkbox,
  MISSING,
  type EditorCell,
  type EditorColumn,
} from '@tezga/ui';
import { hasDiscount } from '../cart-changes.ts';
import type { CartForm, LineForm } from '../cart-form.ts';
import { lineTotal } from '../payment/reckon.ts';
import { VatCell } from './VatCell.tsx';

type Words = Phrases['newInvoice']['lines'];

interface Selling
  extends
    Pick<CartForm, 'currency' | 'pricesIncludeVat'>,
    Pick<SellerRights, 'mayChangePrice' | 'mayGiveDiscount'> {
  readonly units: readonly string[];
  readonly hasVat: boolean;
}

/** The columns of the cart: name, quantity, unit, price, discount, VAT and total. */
export function lineColumns(words: Words, selling: Selling): EditorColumn<LineForm>[] {
  const { currency, pricesIncludeVat, mayGiveDiscount, units, hasVat } = selling;
  return [
    nameColumn(words),
    amountField('quantity', {
      header: words.quantity,
      phoneLabel: words.quantity,
      width: 86,
      decimals: 3,
      labelOf: ({ name }) => words.quantityOf(name),
    }),
    unitColumn(words, units),
    priceColumn(words, selling),
    ...(mayGiveDiscount ? [discountColumn(words)] : []),
    {
      id: 'vat',
      header: words.vat,
      phoneLabel: words.vat,
      width: 64,
      look: 'figure',
      cell: (cell) => (hasVat ? <VatCell cell={cell} /> : MISSING),
    },
    {
      id: 'total',
      header: (
        <>
          {pricesIncludeVat ? words.total : words.totalWithoutVat} <small>{currency}</small>
        </>
      ),
      width: 104,
      phoneSpan: 2,
      look: 'total',
      cell: ({ line }) => <Amount value={lineTotal(line)} emphasis="strong" />,
    },
  ];
}

const nameColumn = (words: Words): EditorColumn<LineForm> => ({
  id: 'name',
  header: words.article,
  look: 'name',
  phoneSpan: 3,
  cell: (cell) =>
    cell.line.articleId === null ? (
      <CellText
        id="name"
        cell={cell}
        options={{ header: words.article, labelOf: ({ place }) => words.nameOf(place + 1) }}
      />
    ) : (
      <CellArticle name={cell.line.name} code={cell.line.sku} />
    ),
});

/** An article has its own unit; for a line without an article the seller chooses one. */
const unitColumn = (words: Words, units: readonly string[]): EditorColumn<LineForm> => ({
  id: 'unit',
  header: words.unit,
  width: 60,
  look: 'text',
  cell: ({ line: { articleId, unit }, name, field, change }) =>
    articleId === null ? (
      <CellChoice
        isAtStart
        field={field}
        label={words.unitOf(name)}
        value={unit}
        shown={unit}
        onChange={(chosen) => change({ unit: chosen })}
      >
        {(units.includes(unit) ? units : [unit, ...units]).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </CellChoice>
    ) : (
      unit
    ),
});

function priceColumn(words: Words, { pricesIncludeVat, mayChangePrice }: Selling): EditorColumn<LineForm> {
  const column = amountField<'price', LineForm>('price', {
    header: pricesIncludeVat ? words.price : words.priceWithoutVat,
    phoneLabel: words.price,
    width: 98,
    phoneSpan: 2,
    labelOf: ({ name }) => words.priceOf(name),
  });
  if (mayChangePrice) return column;
  return {
    ...column,
    cell: ({ line: { price } }) => <Amount value={price === '' ? null : decoded(figure.money, price)} />,
  };
}

const discountColumn = (words: Words): EditorColumn<LineForm> =>
  amountField('discount', {
    header: words.discount,
    phoneLabel: words.discount,
    width: 78,
    placeholder: MISSING,
    labelOf: ({ name }) => words.discountOf(name),
  });

/** Below a line with a discount: whether the discount lowers the tax base. */
export const taxBaseChoice = (words: Words) =>
  function TaxBaseChoice({ line, place, name, change }: EditorCell<LineForm>) {
    if (!hasDiscount(line)) return null;
    return (
      <Checkbox
        size="xs"
        data-field={`lines.${place}.lowersTaxBase`}
        label={words.lowersTaxBase}
        aria-label={words.lowersTaxBaseOf(name)}
        checked={line.lowersTaxBase}
        onChange={(event) => change({ lowersTaxBase: event.currentTarget.checked })}
      />
    );
  };
