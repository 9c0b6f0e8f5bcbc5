import { labelSheet } from '@tezga/domain';
import { z } from 'zod';
import { pdfRoute } from '../call/document-routes.ts';
import { recordId } from './fields.ts';

const labelsOfArticleMax = 100;
const labelsAtOnce = 2000;

const { input, ...pdf } = pdfRoute(
  {
    path: '/articles/labels',
    access: { area: 'articlesAndCategories', level: 'read' },
    documents: 'price labels of articles',
  },
  {
    /** The shop whose prices are printed. */
    shopId: recordId,
    /** The number of labels for each article. */
    count: z.int('whole-number').min(1, 'too-small').max(labelsOfArticleMax, 'too-large'),
    /** The position of the first unused label on the first sheet, counted row by row from 1. */
    firstLabel: z.int('whole-number').min(1, 'too-small').max(labelSheet.labels, 'too-large').default(1),
  },
);

/** Price labels with barcodes, on sheets of 24 labels. */
export const articleLabels = {
  labels: {
    ...pdf,
    input: input.superRefine(({ ids, count }, context) => {
      const maximum = Math.floor(labelsAtOnce / ids.length);
      if (count > maximum)
        context.addIssue({
          code: 'too_big',
          origin: 'number',
          maximum,
          input: count,
          path: ['count'],
          message: 'too-large',
        });
    }),
  },
};
