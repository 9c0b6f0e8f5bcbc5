import { baseCurrency, divideRounded, priceRange } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountColumn,
  Badge,
  codeColumn,
  Cost,
  type Column,
  dateColumn,
  formatAmount,
  formatQuantity,
  formatScaled,
  MISSING,
  nameColumn,
  Quantity,
  quantityColumn,
  textColumn,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import classes from './ArticleColumns.module.css';
import { ArticleMark } from './ArticleKey.tsx';
import { vatWords, type ArticleNames } from './article-names.ts';
import type { ArticleRow } from './article-rows.ts';
import { StockBadge } from './StockBadge.tsx';

type Words = Phrases['articles'];

interface Shown extends Readonly<Record<'cost' | 'stock' | 'stockLink', boolean>> {
  /** The shops whose prices are shown; null while they are loading. */
  readonly shopIds: readonly string[] | null;
}

/** `shown` has the restricted columns that the role may read. */
export function articleColumns(words: Words, names: ArticleNames, shown: Shown): Column<ArticleRow>[] {
  return [
    {
      id: 'look',
      header: words.look,
      width: 52,
      cell: (article) => <ArticleMark article={article} />,
      text: ({ representation }) => words.key.icons[representation],
    },
    nameColumn('name', words.name, 220, ({ name }) => name, {
      minWidth: 140,
      cardCell: (article) => (
        <span className={classes['card']}>
          {' '}
          <ArticleMark article={article} /> {article.name}{' '}
        </span>
      ),
    }),
    codeColumn('sku', words.sku, 96, ({ sku }) => sku, { minWidth: 66, sortable: true, card: 'detail' }),
    codeColumn('barcode', words.barcode, 112, ({ barcode }) => barcode, { sortable: true }),
    ...groupColumns(words, names),
    ...figureColumns(words, names, shown).filter(({ id }) =>
      id === 'stock' ? shown.stock : id === 'cost' || id === 'margin' ? shown.cost : true,
    ),
    dateColumn('updatedAt', words.changedAt, 136, ({ updatedAt }) => updatedAt, {
      sortable: true,
      hiddenByDefault: true,
    }),
  ];
}

function groupColumns(words: Words, names: ArticleNames): Column<ArticleRow>[] {
  const categoriesOf = ({ category }: ArticleRow) =>
    category
      .map(names.category)
      .filter((name) => name !== null)
      .join(', ');
  const kindOf = ({ compositeProduct, useProduction }: ArticleRow) =>
    words.kinds[useProduction ? 'production' : compositeProduct ? 'composite' : 'simple'];
  const kind = textColumn('kind', words.kind, 104, kindOf, { hiddenByDefault: true });
  return [
    textColumn('category', words.category, 190, categoriesOf, {
      minWidth: 146,
      filterBy: { filter: 'category', value: ({ category }) => category[0] ?? null },
    }),
    {
      ...kind,
      cell: (article) =>
        kindOf(article) === words.kinds.simple ? kind.cell(article) : <Badge>{kindOf(article)}</Badge>,
    },
    textColumn('unit', words.unit, 72, ({ unit_id }) => names.unit(unit_id), {
      minWidth: 56,
      filterBy: { filter: 'unit', value: ({ unit_id }) => unit_id },
    }),
    textColumn('vat', words.vat, 56, ({ vat_id }) => vatWords(words, vat_id), {
      align: 'right',
      filterBy: { filter: 'vat', value: ({ vat_id }) => vat_id },
    }),
  ];
}

function figureColumns(words: Words, names: ArticleNames, shown: Shown): Column<ArticleRow>[] {
  const cost: Column<ArticleRow> = {
    id: 'cost',
    header: words.cost,
    unit: baseCurrency,
    align: 'right',
    width: 88,
    sortable: true,
    decimals: 3,
    cell: ({ cost: known }) => (known ? <Cost value={known} decimals={3} emphasis="quiet" /> : MISSING),
    // The cost of an article has at most three decimals, so the export loses nothing.
    text: ({ cost: known }) => (known ? known / 1000n : null),
  };
  const margin: Column<ArticleRow> = {
    id: 'margin',
    header: words.margin,
    unit: '%',
    align: 'right',
    width: 76,
    hiddenByDefault: true,
    cell: ({ margin: known = null }) =>
      known === null ? MISSING : formatScaled(divideRounded(known, 10n), 1),
    text: ({ margin: known = null }) => known,
  };
  const stock = quantityColumn<ArticleRow>('stock', words.stock, 150, ({ stock: known = null }) => known, {
    minWidth: 120,
    card: 'badge',
    cardCell: ({ stock: known = null, unit_id }) =>
      known === null ? null : `${words.stock} ${formatQuantity(known)} ${names.unit(unit_id) ?? ''}`,
  });
  const currency = { header: words.form.currency, of: ({ currency: code }: ArticleRow) => code };
  const price = amountColumn<ArticleRow>('price', words.price, 104, (article) => article.price, {
    unit: baseCurrency,
    currency,
    sortable: true,
    card: 'amount',
  });
  return [
    cost,
    {
      ...price,
      cell: (article) => <Price lowest={article.price} highest={article.price} currency={article.currency} />,
    },
    shopPriceColumn(words, shown.shopIds, currency),
    margin,
    {
      ...stock,
      cell: (article) => <Stock article={article} isLinked={shown.stockLink} />,
      text: (article) => stock.text(article) ?? formatQuantity(null),
    },
  ];
}

/** The price in these shops, or the lowest and the highest one if they differ. */
function shopPriceColumn(
  words: Words,
  shopIds: Shown['shopIds'],
  currency: NonNullable<Column<ArticleRow>['currency']>,
): Column<ArticleRow> {
  return {
    id: 'shopPrice',
    header: words.shopPrice,
    unit: baseCurrency,
    currency,
    align: 'right',
    width: 176,
    hiddenByDefault: true,
    cell: (article) =>
      shopIds === null ? MISSING : <Price {...priceRange(article, shopIds)} currency={article.currency} />,
    text: (article) => {
      if (shopIds === null) return null;
      const { lowest, highest } = priceRange(article, shopIds);
      return lowest === highest ? lowest : `${formatAmount(lowest)} – ${formatAmount(highest)}`;
    },
  };
}

/** The stock, with a badge if it is low, used up or negative; a link to the movements of the article. */
function Stock({ article, isLinked }: { readonly article: ArticleRow; readonly isLinked: boolean }) {
  const { stock = null, isLow, _id } = article;
  if (stock === null) return MISSING;
  const shown = <Quantity value={stock} />;
  return (
    <span className={classes['stock']}>
      <StockBadge stock={stock} isLow={isLow} />
      {isLinked ? <Link to={stockPathOf(_id)}>{shown}</Link> : shown}
    </span>
  );
}

interface PriceProps extends ReturnType<typeof priceRange> {
  readonly currency: string;
}

/**
 * One price, or the lowest and the highest one. The currency is shown only if it is not lek, because the header names
 * lek.
 */
function Price({ lowest, highest, currency }: PriceProps) {
  return (
    <>
      <Amount value={lowest} emphasis="strong" />
      {lowest === highest ? null : (
        <>
          {' – '}
          <Amount value={highest} emphasis="strong" />
        </>
      )}
      {currency === baseCurrency ? null : <span className={classes['currency']}> {currency}</span>}
    </>
  );
}
