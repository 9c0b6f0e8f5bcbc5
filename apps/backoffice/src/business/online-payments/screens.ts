import { anyLevel, type Screen } from '../../session/screen.ts';

export const onlinePaymentScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/draft-payments/:status',
    key: null,
    levels: anyLevel,
    title: ({ onlinePayments }) => onlinePayments.title,
    page: async () => (await import('./DraftPaymentsPage.tsx')).DraftPaymentsPage,
  },
];
