import { z } from 'zod';
import { recordId, requiredText } from './fields/fields.ts';
import { route } from './call/route.ts';

const tableName = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'invalid');

/** The query string of a list screen. It contains all filters of the list. */
const listAddress = z.string().max(2000, 'too-long');

const columnName = z.string().max(60, 'too-long');

const layout = z.object({
  order: z.array(columnName).max(100, 'too-large'),
  hidden: z.array(columnName).max(100, 'too-large'),
  widths: z.record(columnName, z.number().min(30, 'too-small').max(2000, 'too-large')),
});

/** The list preferences of a person: saved filters, and the columns in their order. */
export const views = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/views/{table}',
    summary: 'The saved filters of a list, in the order they were saved, and its column layout.',
    access: 'session',
    input: z.object({ table: tableName }),
    output: z.object({
      views: z.array(z.object({ _id: recordId, name: z.string(), search: z.string() })),
      layout: layout.nullable(),
    }),
    fallback: 'data-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/views/{table}',
    summary: 'Save the filter of a list under a name.',
    access: 'business',
    input: z.object({ table: tableName, name: requiredText(40), search: listAddress }),
    output: z.object({ _id: recordId }),
    refusals: ['view-name-taken'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'DELETE',
    path: '/views/{table}/{viewId}',
    summary: 'Delete a saved filter.',
    access: 'business',
    input: z.object({ table: tableName, viewId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  saveLayout: route({
    service: 'main',
    method: 'POST',
    path: '/views/{table}/layout',
    summary: 'Save the columns of a list with order and width; null restores the default.',
    access: 'session',
    input: z.object({ table: tableName, layout: layout.nullable() }),
    output: z.object({}),
    fallback: 'change-not-made',
    recorded: false,
  }),
};
