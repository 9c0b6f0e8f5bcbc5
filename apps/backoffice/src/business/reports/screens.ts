import { readers, type Screen } from '../../session/screen.ts';
import { reports } from './reports.ts';

export const reportScreens: readonly Screen[] = reports.map(({ path, title, page }) => ({
  area: 'business',
  path,
  key: 'reports',
  levels: readers,
  title: ({ reports: words }) => words.titles[title],
  page,
}));
