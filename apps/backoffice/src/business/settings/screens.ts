import { readers, type Screen } from '../../session/screen.ts';

export const settingsScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/settings',
    key: 'configurations',
    levels: readers,
    title: ({ settings }) => settings.title,
    page: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  },
];
