import { writers, type Screen } from '../../../session/screen.ts';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

export const correctionScreens: readonly Screen[] = [
  {
    area: 'business',
    path: `${receiptsPath}/:_id/correct`,
    key: 'receipts',
    levels: writers,
    title: ({ correction }) => correction.title,
    page: async () => (await import('./CorrectionPage.tsx')).CorrectionPage,
  },
];
