import { contract, type InputOf } from '@tezga/contract';
import { currencyCodes, foldText } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ImportKind } from '../../../kits/imports/import-kind.ts';
import { call } from '../../../session/call.ts';
import { articleSheet } from './article-sheet.ts';

type Rows = InputOf<typeof contract.imports.checkArticles>['articles'];

const recentKey = ['imports', 'articles'];

/** Usual words and signs for currencies in Albanian sheets. */
const currencyWords: readonly [string, string][] = [
  ['lek', 'ALL'],
  ['leke', 'ALL'],
  ['l', 'ALL'],
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['$', 'USD'],
  ['dollar', 'USD'],
];

export const articleImport: ImportKind = {
  name: 'articles',
  fields: articleSheet.fields,
  openWorker: () => new Worker(new URL('./article-import.worker.ts', import.meta.url), { type: 'module' }),
  server: {
    async check(rows, shopIds) {
      const input = { articles: rows as unknown as Rows, shopsToUpdatePrice: [...shopIds] };
      return (await call(contract.imports.checkArticles, input)).rows;
    },
    async send(rows, shopIds, { importId, requestId }) {
      const input = {
        articles: rows as unknown as Rows,
        shopsToUpdatePrice: [...shopIds],
        ...(importId === null ? {} : { importId }),
      };
      return call(contract.imports.articles, input, { requestId });
    },
    undo: (importId, options) => call(contract.imports.undoArticles, { importId }, options),
  },
  recent: queryOptions({
    queryKey: recentKey,
    queryFn: async ({ signal }) => (await call(contract.imports.articleImports, {}, { signal })).imports,
  }),
  // The category lists are refetched too, because an import may create categories.
  staleKeys: [recentKey, ['articles'], ['categories'], ['necessary', 'categories']],
  listPath: '/articles',
  listTitle: ({ articles }) => articles.title,
  hasShops: true,
  cardFields: ['name', 'price'],
  words: ({ names }) => ({
    currency: new Map([
      ...currencyCodes.flatMap((code) => {
        const name = names.currencies[code];
        return name === undefined ? [] : [[foldText(name), code] as const];
      }),
      ...currencyWords,
    ]),
  }),
};
