import { readers, writers, type Screen } from '../../session/screen.ts';

export const customerScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/customers',
    key: 'customers',
    levels: readers,
    title: ({ customers }) => customers.title,
    page: async () => (await import('./CustomersPage.tsx')).CustomersPage,
  },
  {
    area: 'business',
    path: '/customers/add-customer',
    key: 'customers',
    levels: writers,
    title: ({ customers }) => customers.addTitle,
    page: async () => (await import('./AddCustomerPage.tsx')).AddCustomerPage,
  },
  {
    area: 'business',
    path: '/customers/import-customers',
    key: 'customers',
    levels: writers,
    title: ({ imports }) => imports.kinds.customers.title,
    page: async () => (await import('./import/ImportCustomersPage.tsx')).ImportCustomersPage,
  },
  {
    area: 'business',
    path: '/customers/details/:_id',
    key: 'customers',
    levels: readers,
    title: ({ customers }) => customers.detailsTitle,
    page: async () => (await import('./CustomerPage.tsx')).CustomerPage,
  },
];
