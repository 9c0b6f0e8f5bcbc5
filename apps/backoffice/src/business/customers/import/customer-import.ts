import { contract, type InputOf } from '@tezga/contract';
import { countries, foldText } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ImportKind } from '../../../kits/imports/import-kind.ts';
import { call } from '../../../session/call.ts';
import { customerSheet } from './customer-sheet.ts';

type Rows = InputOf<typeof contract.imports.checkCustomers>['customers'];

const recentKey = ['imports', 'customers'];

export const customerImport: ImportKind = {
  name: 'customers',
  fields: customerSheet.fields,
  openWorker: () => new Worker(new URL('./customer-import.worker.ts', import.meta.url), { type: 'module' }),
  server: {
    async check(rows) {
      return (await call(contract.imports.checkCustomers, { customers: rows as unknown as Rows })).rows;
    },
    async send(rows, _shopIds, { importId, requestId }) {
      const input = {
        customers: rows as unknown as Rows,
        ...(importId === null ? {} : { importId }),
      };
      return call(contract.imports.customers, input, { requestId });
    },
    undo: (importId, options) => call(contract.imports.undoCustomers, { importId }, options),
  },
  recent: queryOptions({
    queryKey: recentKey,
    queryFn: async ({ signal }) => (await call(contract.imports.customerImports, {}, { signal })).imports,
  }),
  staleKeys: [recentKey, ['customers']],
  listPath: '/customers',
  listTitle: ({ customers }) => customers.title,
  hasShops: false,
  cardFields: ['name', 'idNumber'],
  words: ({ names, imports }) => ({
    country: countryWords(names.countries),
    idType: new Map(
      Object.entries(imports.words.idTypes).flatMap(([type, words]) =>
        words.map((word) => [foldText(word), type] as const),
      ),
    ),
  }),
};

/** Maps two-letter codes and country names in every language to country codes. */
function countryWords(written: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const known = ['en', 'it', 'sq'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return new Map(
    countries.flatMap(({ alpha2, alpha3 }) => {
      const names = [alpha2, written[alpha2], ...known.map((each) => each.of(alpha2))];
      return names.flatMap((name) => (name === undefined ? [] : [[foldText(name), alpha3] as const]));
    }),
  );
}
