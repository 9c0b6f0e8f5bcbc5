import { readers, type Screen } from '../../session/screen.ts';
import { electronicPath, purchasesPath } from '../../kits/documents/document-paths.ts';

export const purchaseScreens: readonly Screen[] = [
  {
    area: 'business',
    path: electronicPath,
    key: 'receipts',
    levels: readers,
    title: ({ purchases }) => purchases.electronic.title,
    page: async () => (await import('./PurchasesPage.tsx')).ElectronicPurchasesPage,
  },
  {
    area: 'business',
    path: purchasesPath,
    key: 'receipts',
    levels: readers,
    title: ({ purchases }) => purchases.all.title,
    page: async () => (await import('./PurchasesPage.tsx')).AllPurchasesPage,
  },
  {
    area: 'business',
    path: `${purchasesPath}/:_id`,
    key: 'receipts',
    levels: readers,
    title: ({ purchases }) => purchases.page.title,
    page: async () => (await import('./PurchasePage.tsx')).PurchasePage,
  },
];
