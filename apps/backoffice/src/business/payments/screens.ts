import { overduePath, paymentPath, subjectsPath } from '../../kits/documents/document-paths.ts';
import { readers, writers, type Screen } from '../../session/screen.ts';

export const paymentScreens: readonly Screen[] = [
  {
    area: 'business',
    path: subjectsPath,
    key: 'customers',
    levels: readers,
    title: ({ payments }) => payments.list.title,
    page: async () => (await import('./SubjectsPage.tsx')).SubjectsPage,
  },
  {
    area: 'business',
    path: overduePath,
    key: 'customers',
    levels: readers,
    title: ({ payments }) => payments.overdue.title,
    page: async () => (await import('./OverduePage.tsx')).OverduePage,
  },
  {
    area: 'business',
    path: paymentPath,
    key: 'customers',
    levels: writers,
    title: ({ payments }) => payments.form.pay,
    page: async () => (await import('./PaymentPage.tsx')).PaymentPage,
  },
  {
    area: 'business',
    path: `${subjectsPath}/:type/:_id`,
    key: 'customers',
    levels: readers,
    title: ({ payments }) => payments.card.title,
    page: async () => (await import('./SubjectPage.tsx')).SubjectPage,
  },
  {
    area: 'business',
    path: `${subjectsPath}/:type/:_id/open`,
    key: 'customers',
    levels: readers,
    title: ({ payments }) => payments.card.documents,
    page: async () => (await import('./OpenDocumentsPage.tsx')).OpenDocumentsPage,
  },
];
