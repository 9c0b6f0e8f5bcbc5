import { readers, writers, type Screen } from '../../session/screen.ts';
import { entryAddPath, entryPath } from '../../kits/documents/document-paths.ts';

export const cashRegisterScreens: readonly Screen[] = [
  {
    area: 'business',
    path: entryPath,
    key: 'cashRegister',
    levels: readers,
    title: ({ cashRegister }) => cashRegister.title,
    page: async () => (await import('./CashRegisterPage.tsx')).CashRegisterPage,
  },
  {
    area: 'business',
    path: entryAddPath,
    key: 'cashRegister',
    levels: writers,
    title: ({ cashRegister }) => cashRegister.addTitle,
    page: async () => (await import('./AddMovementPage.tsx')).AddMovementPage,
  },
];
