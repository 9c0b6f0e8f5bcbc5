import { baseCurrency, businessLevel, stockStates } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  Button,
  choiceFilter,
  codeColumn,
  codeFilter,
  type Column,
  Cost,
  MISSING,
  Quantity,
  quantityColumn,
  recordOption,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconAdjustmentsAlt, IconPackages, IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { orderPath, stockPathOf } from '../../kits/documents/document-paths.ts';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { MinimumDialog } from './MinimumDialog.tsx';
import { exportedStock, warehouseQueries, type StockListRow } from './queries.ts';
import { stockListRequest } from './stock-list-request.ts';
import { stockSearch } from './stock-search.ts';

const exportMax = 10_000;

/** The stock of all articles by shop; a row opens the movements of the article in the shop. */
export function StockListPage() {
  const phrases = usePhrases();
  const { warehouse } = phrases;
  const words = warehouse.stock;
  const list = useListState();
  const request = stockListRequest(list.state);
  const navigate = useNavigate();
  const mayWrite = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  const [edited, setEdited] = useState<StockListRow | null>(null);
  const categories = useOptions(necessaryQueries.categories, (row) => ({
    value: row.category_id,
    label: row.categoryDesc,
  }));
  return useListScreen<StockListRow>({
    ...list,
    name: 'stock',
    words,
    icon: IconPackages,
    idOf: ({ articleId, shopId }) => `${articleId} ${shopId}`,
    query: useQuery(warehouseQueries.stock(request)),
    fetchPage: exportPages(warehouse, exportMax, (signal) => exportedStock(request, signal)),
    exportNote: warehouse.exportRule,
    columns: useMemo(() => stockColumns(phrases), [phrases]),
    filters: [
      choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
      choiceFilter('category', words.category, categories),
      codeFilter('state', words.state, stockStates, words.states),
    ],
    rowActions: mayWrite
      ? (row) => [rowAction(IconAdjustmentsAlt, words.setMinimum, () => setEdited(row))]
      : undefined,
    actions: <OrderLink label={warehouse.order.title} />,
    dialogs: edited === null ? undefined : <MinimumDialog row={edited} onClose={() => setEdited(null)} />,
    onOpen: ({ articleId, shopId }) =>
      void navigate({ to: stockPathOf(articleId), search: stockSearch(shopId) }),
  });
}

function OrderLink({ label }: { readonly label: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props: object) => <Link {...props} to={orderPath} />}
      leftSection={<IconShoppingCartPlus size={15} stroke={1.8} aria-hidden />}
    >
      {label}
    </Button>
  );
}

const isLow = ({ quantity, minimum }: StockListRow) => minimum !== null && quantity < minimum;

function stockColumns({ warehouse }: Phrases): Column<StockListRow>[] {
  const words = warehouse.stock;
  const nameOf = ({ name, deleted }: StockListRow) => (deleted ? warehouse.deletedArticle(name) : name);
  return [
    textColumn('name', words.article, 240, nameOf, {
      minWidth: 190,
      strong: true,
      hideable: false,
      sortable: true,
      card: 'title',
    }),
    codeColumn('sku', words.sku, 110, ({ sku }) => sku, { card: 'detail' }),
    textColumn('shop', words.shop, 160, ({ shopName }) => shopName, {
      minWidth: 90,
      card: 'detail',
      filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
    }),
    quantityColumn('quantity', words.quantity, 130, ({ quantity }) => quantity, {
      sortable: true,
      card: 'badge',
      hint: ({ quantity }) => (quantity < 0n ? words.states.negative : null),
    }),
    {
      ...quantityColumn<StockListRow>('minimum', words.minimum, 160, ({ minimum }) => minimum),
      cell: (row) => (
        <>
          {isLow(row) ? <Badge tone="warn">{words.states.low}</Badge> : null}{' '}
          {row.minimum === null ? MISSING : <Quantity value={row.minimum} />}
        </>
      ),
    },
    textColumn('unit', words.unit, 80, ({ unit }) => unit),
    {
      id: 'averageCost',
      header: words.averageCost,
      unit: baseCurrency,
      width: 150,
      align: 'right',
      decimals: 3,
      cell: ({ averageCost }) => (averageCost === null ? MISSING : <Cost value={averageCost} decimals={3} />),
      text: ({ averageCost }) => (averageCost === null ? null : averageCost / 1000n),
    },
    amountColumn('value', words.value, 130, ({ value }) => value, { sortable: true, card: 'amount' }),
  ];
}
