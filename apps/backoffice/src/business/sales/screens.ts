import { readers, type Screen } from '../../session/screen.ts';
import { ordersPath, receiptsPath, salesPath, waitingPath } from '../../kits/documents/document-paths.ts';

export const saleScreens: readonly Screen[] = [
  {
    area: 'business',
    path: receiptsPath,
    key: 'receipts',
    levels: readers,
    title: ({ sales }) => sales.title,
    page: async () => (await import('./ReceiptsPage.tsx')).ReceiptsPage,
  },
  {
    area: 'business',
    path: ordersPath,
    key: 'receipts',
    levels: readers,
    title: ({ orders }) => orders.title,
    page: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    area: 'business',
    path: waitingPath,
    key: 'receipts',
    levels: readers,
    title: ({ sales }) => sales.waiting.title,
    page: async () => (await import('./WaitingPage.tsx')).WaitingPage,
  },
  {
    area: 'business',
    path: salesPath,
    key: 'sales',
    levels: readers,
    title: ({ sales }) => sales.sold.title,
    page: async () => (await import('./SalesPage.tsx')).SalesPage,
  },
  // Last, because it matches any path below the list as an id.
  {
    area: 'business',
    path: `${receiptsPath}/:_id`,
    key: 'receipts',
    levels: readers,
    title: ({ sales }) => sales.page.title,
    page: async () => (await import('./invoice/InvoicePage.tsx')).InvoicePage,
  },
];
