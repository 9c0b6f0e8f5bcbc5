import { readers, type Screen } from '../../session/screen.ts';
import { addShopPath, editShopPath } from './paths.ts';

/** The shops of a business, for its admins. */
export const managedShopScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: addShopPath(':business_id'),
    key: 'businesses',
    levels: readers,
    title: ({ shops }) => shops.addTitle,
    page: async () => (await import('./ManagedShopPages.tsx')).AddManagedShopPage,
  },
  {
    area: 'super-admin',
    path: editShopPath,
    key: 'businesses',
    levels: readers,
    title: ({ shops }) => shops.editTitle,
    page: async () => (await import('./ManagedShopPages.tsx')).EditManagedShopPage,
  },
];
