import { baseCurrency, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  DateField,
  ErrorState,
  formatAmount,
  formatCount,
  LinesTable,
  LoadingOverlay,
  PageHeader,
  Panel,
  Select,
  useIsWide,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import fields from '../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../kits/forms/ShopSelect.tsx';
import { useCategories } from '../../session/necessary-data.ts';
import { warehouseQueries, type Valuation } from './queries.ts';
import { percentOfLongest } from './value-bars.ts';
import { ValueBar, ValueBars } from './ValueBars.tsx';
import classes from './Warehouse.module.css';
import { valuationRequest, type ValuationSearch } from './valuation-request.ts';

/** The value of the stock by shop and by category, now or at the end of a day. */
export function ValuationPage() {
  const { warehouse } = usePhrases();
  const words = warehouse.valuation;
  const search: ValuationSearch = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(warehouseQueries.valuation(valuationRequest(search)));
  return (
    <div className={classes['page']}>
      <PageHeader title={words.title} breadcrumb={[warehouse.group]} />
      <Filters search={search} />
      {data === undefined && error !== null ? (
        <ErrorState title={words.readFailed} sentence={error.message} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <LoadingOverlay within /> : null}
      {data === undefined ? null : (
        <>
          <ValuedTable
            title={words.byShop}
            head={words.shop}
            parts={[
              ...data.shops,
              ...(data.inTransit.articlesCount === 0
                ? []
                : [{ ...data.inTransit, shopName: words.inTransit }]),
            ]}
            nameOf={({ shopName }) => shopName}
            total={data.total}
            note={words.prices}
          />
          <ValuedTable
            title={words.byCategory}
            head={words.category}
            parts={data.categories}
            nameOf={({ categoryName }) => categoryName ?? words.noCategory}
            note={words.several}
          />
        </>
      )}
    </div>
  );
}

/** The shop, the category and the day, stored in the address. */
function Filters({ search }: { readonly search: ValuationSearch }) {
  const words = usePhrases().warehouse.valuation;
  const navigate = useNavigate();
  const { data: categories = [] } = useCategories();
  const change = (changed: ValuationSearch) =>
    void navigate({ to: '.', search: { ...search, ...changed }, replace: true });
  return (
    <Panel>
      <div className={fields['columns']}>
        <ShopSelect
          withHidden
          clearable
          label={words.shop}
          placeholder={words.all}
          value={search.shop ?? null}
          onChange={(shop) => change({ shop: shop ?? undefined })}
        />
        <Select
          searchable
          clearable
          label={words.category}
          placeholder={words.all}
          data={categories.map((row) => ({ value: row.category_id, label: row.categoryDesc }))}
          value={search.category ?? null}
          onChange={(category) => change({ category: category ?? undefined })}
        />
        <DateField
          label={words.date}
          placeholder={words.now}
          value={search.date ?? ''}
          onChange={(date) => change({ date: date === '' ? undefined : date })}
        />
      </div>
    </Panel>
  );
}

type Part = Omit<Valuation['shops'][number], 'shopId' | 'shopName'>;

interface ValuedTableProps<Row extends Part> {
  readonly title: string;
  readonly head: string;
  readonly parts: readonly Row[];
  readonly nameOf: (part: Row) => string;
  /** Left out if the parts overlap, because their sum would count articles twice. */
  readonly total?: Valuation['total'];
  /** Rendered below the table. */
  readonly note?: string;
}

function ValuedTable<Row extends Part>(props: ValuedTableProps<Row>) {
  const { title, head, parts, nameOf, total, note } = props;
  const words = usePhrases().warehouse.valuation;
  const isWide = useIsWide();
  const percentOf = percentOfLongest(parts.map((part) => ({ name: nameOf(part), value: part.value })));
  const columns: LineColumn<Row>[] = [
    { header: head, cell: nameOf },
    { header: words.articles, isFigure: true, cell: ({ articlesCount }) => formatCount(articlesCount) },
    { header: words.negative, isFigure: true, cell: ({ negativeCount }) => formatCount(negativeCount) },
    amountCells(words.value, ({ value }) => value, { unit: baseCurrency }),
    amountCells(words.priceValue, ({ priceValue }) => priceValue, { unit: baseCurrency }),
    amountCells(words.margin, ({ margin }) => margin, { unit: baseCurrency }),
  ];
  return (
    <Panel title={title} padding="none">
      {parts.length === 0 ? <p className={classes['none']}>{words.nothing}</p> : null}
      {parts.length === 0 ? null : (
        <div className={classes['valued']}>
          {isWide ? (
            <ValueBars
              parts={parts.map((part) => ({ name: nameOf(part), value: part.value }))}
              label={words.chartOf(title)}
            />
          ) : null}
          <LinesTable
            isInPanel
            label={title}
            lines={parts}
            columns={columns}
            onPhone={(part) => onPhone(words, part, { name: nameOf(part), percent: percentOf(part.value) })}
            {...(total === undefined
              ? {}
              : {
                  total: [words.total, '', '', ...totalCells(total)],
                  totalOnPhone: [...inLekOnPhone(words.total, total.value), ...worthOnPhone(words, total)],
                })}
          />
        </div>
      )}
      {note === undefined || parts.length === 0 ? null : <p className={classes['none']}>{note}</p>}
    </Panel>
  );
}

const totalCells = ({ value, priceValue, margin }: Valuation['total']) => [
  <Amount key="value" value={value} emphasis="strong" />,
  <Amount key="price" value={priceValue} emphasis="strong" />,
  <Amount key="margin" value={margin} emphasis="strong" />,
];

type Words = Phrases['warehouse']['valuation'];

const inLekOnPhone = (name: string, value: Money) => [name, `${formatAmount(value)} ${baseCurrency}`];

const onPhone = (words: Words, part: Part, bar: { readonly name: string; readonly percent: number }) => [
  ...inLekOnPhone(bar.name, part.value),
  <ValueBar key="bar" value={part.value} percent={bar.percent} />,
  countsOnPhone(words, part),
  ...worthOnPhone(words, part),
];

const countsOnPhone = (words: Words, { articlesCount, negativeCount }: Part) =>
  [
    `${words.articles}: ${formatCount(articlesCount)}`,
    ...(negativeCount === 0 ? [] : [`${words.negative}: ${formatCount(negativeCount)}`]),
  ].join(' · ');

const worthOnPhone = (words: Words, { priceValue, margin }: Valuation['total']) => [
  `${words.priceValue}: ${formatAmount(priceValue)}`,
  `${words.margin}: ${formatAmount(margin)}`,
];
