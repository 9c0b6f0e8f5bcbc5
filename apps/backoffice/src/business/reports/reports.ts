import type { Phrases } from '@tezga/phrases';
import {
  IconBasket,
  IconChartHistogram,
  IconIdBadge,
  IconPackageExport,
  IconPackageImport,
  IconPackages,
  IconReceiptTax,
  IconUserDollar,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { Screen } from '../../session/screen.ts';

interface Report {
  readonly path: string;
  readonly icon: Icon;
  readonly title: keyof Phrases['reports']['titles'];
  readonly page: Screen['page'];
}

/** Every report: the screens and the navigation are made from this list. */
export const reports: readonly Report[] = [
  {
    path: '/sales-summary',
    icon: IconChartHistogram,
    title: 'summary',
    page: async () => (await import('./SalesSummaryPage.tsx')).SalesSummaryPage,
  },
  {
    path: '/vat-report',
    icon: IconReceiptTax,
    title: 'vat',
    page: async () => (await import('./VatReportPage.tsx')).VatReportPage,
  },
  {
    path: '/clientSales',
    icon: IconUsersGroup,
    title: 'clients',
    page: async () => (await import('./ClientSalesPage.tsx')).ClientSalesPage,
  },
  {
    path: '/sales-by-item',
    icon: IconBasket,
    title: 'items',
    page: async () => (await import('./SalesByItemPage.tsx')).SalesByItemPage,
  },
  {
    path: '/operatorSales',
    icon: IconUserDollar,
    title: 'operators',
    page: async () => (await import('./OperatorSalesPage.tsx')).OperatorSalesPage,
  },
  {
    path: '/employee-sales',
    icon: IconIdBadge,
    title: 'employees',
    page: async () => (await import('./EmployeeSalesPage.tsx')).EmployeeSalesPage,
  },
  {
    path: '/analyticReport',
    icon: IconPackages,
    title: 'stock',
    page: async () => (await import('./StockReportPage.tsx')).StockReportPage,
  },
  {
    path: '/analyticReportWarehouseEntries',
    icon: IconPackageImport,
    title: 'stockEntries',
    page: async () => (await import('./StockMovedPages.tsx')).StockEntriesPage,
  },
  {
    path: '/analyticReportWarehouseExits',
    icon: IconPackageExport,
    title: 'stockExits',
    page: async () => (await import('./StockMovedPages.tsx')).StockExitsPage,
  },
];
