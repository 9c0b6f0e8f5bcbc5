import { IconPlus, IconPrinter, IconReceipt, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { toast } from '../../toasts/toast.ts';
import type { BulkAction, RowAction } from '../data-table-props.ts';
import type { FilterDefinition } from '../filters/filter-definition.ts';
import { ListPage } from '../ListPage.tsx';
import type { ListQuery } from '../state/list-query.ts';
import classes from './showcase.module.css';
import { showcaseColumns } from './showcase-columns.tsx';
import { showcasePage, showcaseSales, showcaseShops } from './showcase-sales.ts';
import type { ShowcaseSale } from './showcase-sales.ts';
import type { TableLayout } from '../state/table-layout.ts';
import { defaultTableState } from '../state/table-state.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableView } from '../state/table-view.ts';

const showcases = ['ready', 'loading', 'next page', 'error', 'empty', '10,000 rows'] as const;
export type Showcase = (typeof showcases)[number];

const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const filters: FilterDefinition[] = [
  { id: 'date', label: 'Data', kind: 'dateRange' },
  { id: 'shop', label: 'Dyqani', kind: 'choice', multiple: true, options: words(showcaseShops) },
  {
    id: 'operator',
    label: 'Operatori',
    kind: 'choice',
    options: () => Promise.resolve(words(['Elira H.', 'Besnik M.', 'Drita K.'])),
  },
  {
    id: 'status',
    label: 'Statusi',
    kind: 'choice',
    multiple: true,
    options: [
      { value: 'fiscalized', label: 'E fiskalizuar' },
      { value: 'pending', label: 'Në pritje' },
      { value: 'error', label: 'Gabim' },
    ],
  },
  { id: 'note', label: 'Shënim', kind: 'text' },
];

const answerAll = async (rows: readonly ShowcaseSale[]) => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return rows.map(({ id, status }) =>
    status === 'fiscalized' ? { id, ok: true } : { id, ok: false, message: 'Certifikata u refuzua' },
  );
};
const bulkActions: BulkAction<ShowcaseSale>[] = [
  { label: 'Printo', icon: <IconPrinter size={15} stroke={1.7} aria-hidden />, run: answerAll },
  {
    label: 'Ridërgo',
    icon: <IconRefresh size={15} stroke={1.7} aria-hidden />,
    run: answerAll,
    batchSize: 2,
  },
];

const rowActions = (sale: ShowcaseSale): RowAction[] => [
  {
    label: 'Printo',
    icon: <IconPrinter size={15} stroke={1.7} aria-hidden />,
    run: () => toast.success(`Printohet ${sale.number}`),
  },
  {
    label: 'Fshi',
    icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
    danger: true,
    run: () => toast.success(`U fshi ${sale.number}`),
  },
];

/** The table in all its states, with sample rows; for the design page only. */
export function TableShowcase({ initial = 'ready' }: { readonly initial?: Showcase }) {
  const [showcase, setShowcase] = useState<Showcase>(initial);
  return (
    <div className={classes['stage']}>
      <div className={classes['choices']}>
        {showcases.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === showcase ? 'filled' : 'default'}
            onClick={() => setShowcase(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <ShowcaseList key={showcase} showcase={showcase} />
    </div>
  );
}

function queryOf(
  showcase: Showcase,
  sales: readonly ShowcaseSale[],
  state: TableState,
): ListQuery<ShowcaseSale> {
  const hasData = showcase !== 'loading' && showcase !== 'error';
  return {
    data: hasData ? showcasePage(sales, state) : undefined,
    error: showcase === 'error' ? { requestId: 'c41e-88d0-19fa' } : null,
    isError: showcase === 'error',
    isPlaceholderData: showcase === 'next page',
    refetch: () => toast.success('Po provohet sërish'),
  };
}

/** A list as a screen would declare it: a query, the columns and the actions. */
export function ShowcaseList({ showcase }: { readonly showcase: Showcase }) {
  const isLong = showcase === '10,000 rows';
  const sales = useMemo(
    () => showcaseSales(showcase === 'empty' ? 0 : isLong ? 10_000 : 3000),
    [showcase, isLong],
  );
  const [state, setState] = useState<TableState>({
    ...defaultTableState,
    perPage: isLong ? 10_000 : 15,
    sort: { column: 'date', direction: 'desc' },
  });
  const [layout, setLayout] = useState<TableLayout>();
  const [saved, setSaved] = useState<TableView[]>([]);
  const query = useMemo(() => queryOf(showcase, sales, state), [showcase, sales, state]);
  return (
    <ListPage<ShowcaseSale>
      title="Faturat"
      query={query}
      columns={showcaseColumns}
      idOf={idOfSale}
      state={state}
      onStateChange={setState}
      layout={layout}
      onLayoutChange={setLayout}
      filters={filters}
      searchPlaceholder="Numër, blerës, NIVF"
      views={[
        { id: 'pending', label: 'Në pritje', count: 3, filters: { status: ['pending'] } },
        { id: 'error', label: 'Gabim', count: 1, filters: { status: ['error'] } },
        ...saved,
      ]}
      onSaveView={(label) =>
        setSaved([...saved, { id: label, label, isOwn: true, filters: state.filters, search: state.search }])
      }
      onDeleteView={(id) => setSaved(saved.filter((view) => view.id !== id))}
      fetchPage={async (page, perPage) => showcasePage(sales, { ...state, page, perPage })}
      exportName="faturat"
      onOpen={(sale) => toast.success(`Hapet ${sale.number}`)}
      rowActions={rowActions}
      bulkActions={bulkActions}
      countLabel={(_count, written) => `${written} fatura`}
      groupCardsBy="date"
      empty={
        <EmptyState
          icon={<IconReceipt size={17} stroke={1.6} />}
          title="Ende asnjë faturë"
          sentence="Këtu rrinë faturat që lëshoni, me gjendjen e tyre te tatimet."
        />
      }
      mainAction={<Button leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>Faturë e re</Button>}
    />
  );
}

function idOfSale(sale: ShowcaseSale): string {
  return sale.id;
}
