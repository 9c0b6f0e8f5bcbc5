import { selfCarePath } from '../../kits/documents/document-paths.ts';
import { readers, type Screen } from '../../session/screen.ts';

/** The data of the self-care portal, for super admins and resellers. */
export const selfCareScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: selfCarePath,
    key: 'businesses',
    levels: readers,
    title: ({ selfCare }) => selfCare.title,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./SelfCarePage.tsx')).SelfCarePage,
  },
];
