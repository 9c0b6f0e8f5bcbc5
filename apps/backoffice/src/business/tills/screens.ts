import { writers, type Screen } from '../../session/screen.ts';

export const tillScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/pos/edit-pos/:posId',
    key: 'configurations',
    levels: writers,
    title: ({ tills }) => tills.pos.editTitle,
    page: async () => (await import('./EditTillPage.tsx')).EditPosPage,
  },
  {
    area: 'business',
    path: '/epos/edit-epos/:posId',
    key: 'configurations',
    levels: writers,
    title: ({ tills }) => tills.epos.editTitle,
    page: async () => (await import('./EditTillPage.tsx')).EditEposPage,
  },
];
