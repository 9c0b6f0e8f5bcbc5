import { z } from 'zod';
import { flagInQuery, moment, recordId, requiredText } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { route } from './call/route.ts';

const mayChange = { area: 'articlesAndCategories', level: 'readWrite' } as const;
const ids = z.array(recordId).min(1, 'required').max(1000, 'too-large');

const categoryInput = { categoryDesc: requiredText(100) };

/** The groups of articles. */
export const categories = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/category',
    summary:
      'The categories of the business by name, or the deleted ones, with how many articles are in each.',
    access: 'business',
    input: z.object({ deleted: flagInQuery }),
    output: z.object({
      categories: z.array(
        z.object({
          category_id: recordId,
          categoryDesc: z.string(),
          articlesCount: z.int(),
          updatedAt: moment,
        }),
      ),
    }),
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-category',
    summary: 'A new category.',
    access: mayChange,
    input: z.object(categoryInput),
    output: z.object({ category_id: recordId }),
    refusals: ['category-name-taken'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-category',
    summary: 'Rename a category.',
    access: mayChange,
    input: z.object({ category_id: recordId, ...editedFields(categoryInput) }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'category-name-taken', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-category',
    summary: 'Delete categories; their articles stay, without them.',
    access: mayChange,
    input: z.object({ categories: ids }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'settings-remove',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-category',
    summary: 'Bring deleted categories back, with the articles that were in them.',
    access: mayChange,
    input: z.object({ categories: ids }),
    output: z.object({}),
    refusals: ['not-found', 'category-name-taken'],
    fallback: 'change-not-made',
  }),
};
