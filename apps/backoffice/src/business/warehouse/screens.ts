import { readers, type Screen } from '../../session/screen.ts';
import { stockPath } from '../../kits/documents/document-paths.ts';

export const warehouseScreens: readonly Screen[] = [
  {
    area: 'business',
    path: `${stockPath}/:_id`,
    key: 'warehouse',
    levels: readers,
    title: ({ warehouse }) => warehouse.history.title,
    page: async () => (await import('./StockPage.tsx')).StockPage,
  },
];
