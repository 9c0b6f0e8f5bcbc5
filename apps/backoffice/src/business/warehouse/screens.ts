import type { EditedKind, WarehouseDocumentKind } from '@tezga/domain';
import {
  editWarehousePath,
  newWarehousePath,
  orderPath,
  stockListPath,
  newStocktakePath,
  stockPath,
  stocktakesPath,
  valuationPath,
  warehousePaths,
} from '../../kits/documents/document-paths.ts';
import { readers, writers, type Screen } from '../../session/screen.ts';

type Pages = Record<'list' | 'add' | 'one', Screen['page']>;

/** The form that edits a posted document. */
const editScreen = (kind: EditedKind, page: Screen['page']): Screen => ({
  area: 'business',
  path: editWarehousePath(kind, ':_id'),
  key: 'warehouse',
  levels: writers,
  title: ({ warehouse }) => warehouse.editing.edit,
  page,
});

/** The list, the form and the page of one kind of document. */
const documentScreens = (kind: WarehouseDocumentKind, pages: Pages): Screen[] => [
  {
    area: 'business',
    path: warehousePaths[kind],
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.kinds[kind].title,
    page: pages.list,
  },
  {
    area: 'business',
    path: newWarehousePath(kind),
    key: 'warehouse',
    levels: writers,
    title: ({ warehouse }) => warehouse.kinds[kind].add,
    page: pages.add,
  },
  // Last, because its id parameter matches any path below the list.
  {
    area: 'business',
    path: `${warehousePaths[kind]}/:_id`,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.kinds[kind].title,
    page: pages.one,
  },
];

export const warehouseScreens: readonly Screen[] = [
  {
    area: 'business',
    path: stockListPath,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.stock.title,
    page: async () => (await import('./StockListPage.tsx')).StockListPage,
  },
  {
    area: 'business',
    path: orderPath,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.order.title,
    page: async () => (await import('./SuggestedOrderPage.tsx')).SuggestedOrderPage,
  },
  {
    area: 'business',
    path: valuationPath,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.valuation.title,
    page: async () => (await import('./ValuationPage.tsx')).ValuationPage,
  },
  {
    area: 'business',
    path: `${stockPath}/:_id`,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.history.title,
    page: async () => (await import('./StockPage.tsx')).StockPage,
  },
  {
    area: 'business',
    path: stocktakesPath,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.stocktake.title,
    page: async () => (await import('./stocktake/StocktakesPage.tsx')).StocktakesPage,
  },
  {
    area: 'business',
    path: newStocktakePath,
    key: 'warehouse',
    levels: writers,
    title: ({ warehouse }) => warehouse.stocktake.add,
    page: async () => (await import('./stocktake/NewStocktakePage.tsx')).NewStocktakePage,
  },
  {
    area: 'business',
    path: `${stocktakesPath}/:_id`,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.stocktake.title,
    page: async () => (await import('./stocktake/StocktakePage.tsx')).StocktakePage,
  },
  {
    area: 'business',
    path: `${stocktakesPath}/:_id/count`,
    key: 'warehouse',
    levels: writers,
    title: ({ warehouse }) => warehouse.stocktake.countAction,
    page: async () => (await import('./stocktake/CountPage.tsx')).CountPage,
  },
  editScreen('entry', async () => (await import('./documents/NewDocumentPages.tsx')).EditEntryPage),
  editScreen('exit', async () => (await import('./documents/NewDocumentPages.tsx')).EditExitPage),
  ...documentScreens('entry', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).EntriesPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewEntryPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).EntryDocumentPage,
  }),
  ...documentScreens('transfer', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).TransfersPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewTransferPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).TransferDocumentPage,
  }),
  ...documentScreens('exit', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).ExitsPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewExitPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).ExitDocumentPage,
  }),
  ...documentScreens('adjustment', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).AdjustmentsPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewAdjustmentPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).AdjustmentDocumentPage,
  }),
  ...documentScreens('production', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).ProductionsPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewProductionPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).ProductionDocumentPage,
  }),
  ...documentScreens('cost-adjustment', {
    list: async () => (await import('./documents/DocumentsPages.tsx')).CostAdjustmentsPage,
    add: async () => (await import('./documents/NewDocumentPages.tsx')).NewCostAdjustmentPage,
    one: async () => (await import('./documents/DocumentPage.tsx')).CostAdjustmentDocumentPage,
  }),
];
