import { writers, type Screen } from '../../session/screen.ts';

export const shopScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/shops/add-shop',
    key: 'configurations',
    levels: writers,
    title: ({ shops }) => shops.addTitle,
    page: async () => (await import('./AddShopPage.tsx')).AddShopPage,
  },
  {
    area: 'business',
    path: '/shops/edit-shop/:shopId',
    key: 'configurations',
    levels: writers,
    title: ({ shops }) => shops.editTitle,
    page: async () => (await import('./EditShopPage.tsx')).EditShopPage,
  },
];
