import { baseCurrency } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  Badge,
  codeColumn,
  Cost,
  type Column,
  dateColumn,
  formatQuantity,
  MISSING,
  nameColumn,
  Quantity,
  textColumn,
} from '@tezga/ui';
import classes from './ArticleColumns.module.css';
import { ArticleMark } from './ArticleKey.tsx';
import { vatWords, type ArticleNames } from './article-names.ts';
import type { ArticleRow } from './article-rows.ts';

type Words = Phrases['articles'];

/** Which restricted figures the person may read. */
export interface ShownFigures {
  readonly cost: boolean;
  readonly stock: boolean;
}

export function articleColumns(words: Words, names: ArticleNames, shown: ShownFigures): Column<ArticleRow>[] {
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
    ...codeColumns(words),
    ...groupColumns(words, names),
    ...figureColumns(words).filter(({ id }) => (id === 'cost' || id === 'stock' ? shown[id] : true)),
    dateColumn('updatedAt', words.changedAt, 136, ({ updatedAt }) => updatedAt, { sortable: true }),
  ];
}

function codeColumns(words: Words): Column<ArticleRow>[] {
  return [
    codeColumn('sku', words.sku, 96, ({ sku }) => sku, { minWidth: 66, sortable: true, card: 'detail' }),
    codeColumn('barcode', words.barcode, 124, ({ barcode }) => barcode, { sortable: true }),
  ];
}

function groupColumns(words: Words, names: ArticleNames): Column<ArticleRow>[] {
  const categories = ({ category }: ArticleRow) =>
    category
      .map(names.category)
      .filter((name) => name !== null)
      .join(', ');
  const kindOf = ({ compositeProduct, useProduction }: ArticleRow) =>
    useProduction ? words.kinds.production : compositeProduct ? words.kinds.composite : null;
  return [
    textColumn('category', words.category, 130, (article) => categories(article), {
      minWidth: 76,
      filterBy: { filter: 'category', value: ({ category }) => category[0] ?? null },
    }),
    {
      id: 'kind',
      header: words.kind,
      width: 104,
      hiddenByDefault: true,
      cell: (article) => {
        const kind = kindOf(article);
        return kind === null ? words.kinds.simple : <Badge>{kind}</Badge>;
      },
      text: (article) => kindOf(article) ?? words.kinds.simple,
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

function figureColumns(words: Words): Column<ArticleRow>[] {
  return [
    {
      id: 'cost',
      header: words.cost,
      unit: baseCurrency,
      align: 'right',
      width: 92,
      sortable: true,
      decimals: 3,
      cell: ({ cost }) => (cost ? <Cost value={cost} decimals={3} emphasis="quiet" /> : MISSING),
      // Nobody types more than three decimals.
      text: ({ cost }) => (cost ? cost / 1000n : null),
    },
    {
      id: 'price',
      header: words.price,
      unit: baseCurrency,
      currency: { header: words.form.currency, of: ({ currency }) => currency },
      align: 'right',
      width: 104,
      sortable: true,
      cell: ({ price, currency }) => <Price price={price} currency={currency} />,
      text: ({ price }) => price,
      card: 'amount',
    },
    {
      id: 'stock',
      header: words.stock,
      align: 'right',
      width: 80,
      decimals: 3,
      cell: ({ stock = null }) => <Quantity value={stock} />,
      text: ({ stock = null }) => stock ?? formatQuantity(null),
      card: 'badge',
      cardCell: ({ stock = null }) => (stock === null ? null : formatQuantity(stock)),
    },
  ];
}

/** The lek is said once in the head; any other currency stands with its price. */
function Price({ price, currency }: Pick<ArticleRow, 'price' | 'currency'>) {
  return (
    <>
      <Amount value={price} emphasis="strong" />
      {currency === baseCurrency ? null : <span className={classes['currency']}> {currency}</span>}
    </>
  );
}
