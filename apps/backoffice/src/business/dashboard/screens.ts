import { anyLevel, type Screen } from '../../session/screen.ts';
import { dashboardPath } from './paths.ts';

export const dashboardScreens: readonly Screen[] = [
  {
    area: 'business',
    path: dashboardPath,
    key: 'dashboard',
    levels: anyLevel,
    title: ({ dashboard }) => dashboard.title,
    page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  },
];
