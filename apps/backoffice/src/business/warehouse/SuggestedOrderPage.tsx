import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Button,
  choiceFilter,
  codeColumn,
  type Column,
  Cost,
  formatCount,
  MISSING,
  Notice,
  quantityColumn,
  recordOption,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconPrinter, IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import { chosenIn } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { printOrder } from './print-order.ts';
import { warehouseQueries, type SuggestedLine, type SuggestedOrder } from './queries.ts';
import { stockSearch } from './stock-search.ts';

/** The value of the supplier filter for articles without a supplier. */
const noSupplier = 'none';
const supplierOf = ({ supplierId, supplierName }: SuggestedLine) => supplierId ?? supplierName ?? noSupplier;

const listed: Listed<SuggestedLine> = {
  isShown: (line, filters) => {
    const [shops, suppliers] = [chosenIn({ filters }, 'shop'), chosenIn({ filters }, 'supplier')];
    return (
      (shops.length === 0 || shops.includes(line.shopId)) &&
      (suppliers.length === 0 || suppliers.includes(supplierOf(line)))
    );
  },
  words: ({ name, sku, supplierName }) => [name, sku, supplierName],
  order: {
    name: ({ name }) => name,
    supplier: ({ supplierName }) => supplierName ?? '',
    suggested: ({ suggested }) => suggested,
    cost: ({ cost }) => cost ?? 0n,
  },
};

/** The suggested order: the articles below their minimum, by their last supplier, to export or to print. */
export function SuggestedOrderPage() {
  const phrases = usePhrases();
  const words = phrases.warehouse.order;
  const navigate = useNavigate();
  const list = useListState();
  const rows = useListInMemory({ ...warehouseQueries.suggestedOrder, select: linesOf }, list.state, listed);
  const isCut = useQuery(warehouseQueries.suggestedOrder).data?.isMore === true;
  const suppliers = new Map(
    (rows.all ?? []).map((line) => [supplierOf(line), line.supplierName ?? words.noSupplier]),
  );
  const print = async () => printOrder(phrases, (await rows.fetchPage(1, Infinity, noSignal)).rows);
  return useListScreen<SuggestedLine>({
    ...list,
    query: rows.query,
    fetchPage: rows.fetchPage,
    name: 'suggested-order',
    words,
    icon: IconShoppingCartPlus,
    idOf: ({ articleId, shopId }) => `${articleId} ${shopId}`,
    columns: useMemo(() => orderColumns(phrases), [phrases]),
    filters: [
      choiceFilter(
        'supplier',
        phrases.warehouse.supplier,
        Array.from(suppliers, ([value, label]) => ({ value, label })),
      ),
      choiceFilter('shop', phrases.warehouse.shop, useOptions(necessaryQueries.shops, recordOption)),
    ],
    summary: (
      <>
        <Notice tone="info">{words.rule}</Notice>
        {isCut ? <Notice tone="warn">{words.cut(formatCount(rows.all?.length ?? 0))}</Notice> : null}
      </>
    ),
    actions: (
      <Button
        variant="default"
        leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
        disabled={(rows.query.data?.total ?? 0) === 0}
        onClick={() => void print()}
      >
        {words.print}
      </Button>
    ),
    onOpen: ({ articleId, shopId }) =>
      void navigate({ to: stockPathOf(articleId), search: stockSearch(shopId) }),
  });
}

const linesOf = ({ lines }: SuggestedOrder): SuggestedLine[] => lines;
const noSignal = new AbortController().signal;

function orderColumns({ warehouse }: Phrases): Column<SuggestedLine>[] {
  const { order: words, stock } = warehouse;
  return [
    textColumn('supplier', warehouse.supplier, 170, ({ supplierName }) => supplierName ?? words.noSupplier, {
      minWidth: 110,
      sortable: true,
      card: 'detail',
      filterBy: { filter: 'supplier', value: supplierOf },
    }),
    textColumn('name', stock.article, 230, ({ name }) => name, {
      minWidth: 170,
      strong: true,
      hideable: false,
      sortable: true,
      card: 'title',
    }),
    codeColumn('sku', stock.sku, 100, ({ sku }) => sku, { card: 'detail', hiddenByDefault: true }),
    textColumn('shop', warehouse.shop, 140, ({ shopName }) => shopName, { minWidth: 90 }),
    quantityColumn('quantity', words.stock, 92, ({ quantity }) => quantity),
    quantityColumn('minimum', stock.minimum, 92, ({ minimum }) => minimum),
    quantityColumn('sold', words.sold, 120, ({ sold }) => sold),
    quantityColumn('suggested', words.suggested, 96, ({ suggested }) => suggested, {
      sortable: true,
      card: 'amount',
    }),
    textColumn('unit', stock.unit, 56, ({ unit }) => unit),
    {
      id: 'unitCost',
      header: words.unitCost,
      width: 112,
      align: 'right',
      decimals: 3,
      cell: ({ unitCost }) => (unitCost === null ? MISSING : <Cost value={unitCost} decimals={3} />),
      text: ({ unitCost }) => (unitCost === null ? null : unitCost / 1000n),
    },
    amountColumn('cost', words.cost, 110, ({ cost }) => cost, { sortable: true }),
  ];
}
