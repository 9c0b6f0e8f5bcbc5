import { writers, type Screen } from '../../../session/screen.ts';
import { newInvoicePath } from '../../../kits/documents/document-paths.ts';

export const newInvoiceScreens: readonly Screen[] = [
  {
    area: 'business',
    path: newInvoicePath,
    key: 'receipts',
    levels: writers,
    title: ({ newInvoice }) => newInvoice.title,
    page: async () => (await import('./NewInvoicePage.tsx')).NewInvoicePage,
  },
];
