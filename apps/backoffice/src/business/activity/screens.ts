import { readers, type Screen } from '../../session/screen.ts';

export const activityScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/activity',
    key: 'configurations',
    levels: readers,
    title: ({ activity }) => activity.title,
    page: async () => (await import('./ActivityPage.tsx')).ActivityPage,
  },
];
