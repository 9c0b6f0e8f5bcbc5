import type { Phrases } from '@tezga/phrases';
import { IconChartHistogram, type Icon } from '@tabler/icons-react';
import type { Screen } from '../../session/screen.ts';

interface Report {
  readonly path: string;
  readonly icon: Icon;
  readonly title: (phrases: Phrases) => string;
  readonly page: Screen['page'];
}

/** Every report: the screens and the navigation are made from this list. */
export const reports: readonly Report[] = [
  {
    path: '/sales-summary',
    icon: IconChartHistogram,
    title: ({ reports: words }) => words.summary.title,
    page: async () => (await import('./SalesSummaryPage.tsx')).SalesSummaryPage,
  },
];
