import { readers, type Screen } from '../../session/screen.ts';
import { centralPath } from '../../kits/documents/document-paths.ts';

export const eInvoiceScreens: readonly Screen[] = [
  {
    area: 'business',
    path: centralPath,
    key: 'receipts',
    levels: readers,
    title: ({ eInvoices }) => eInvoices.central.title,
    page: async () => (await import('./CentralPage.tsx')).CentralPage,
  },
];
