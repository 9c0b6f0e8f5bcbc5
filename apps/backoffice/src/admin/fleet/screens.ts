import { readers, type Screen } from '../../session/screen.ts';
import { fleetPath } from './paths.ts';

/** The devices of all businesses that an admin manages. */
export const fleetScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: fleetPath,
    key: 'monitoring',
    levels: readers,
    title: ({ fleet }) => fleet.title,
    page: async () => (await import('./FleetPage.tsx')).FleetPage,
  },
];
