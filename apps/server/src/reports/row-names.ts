import { buyerKeyPrefix, noBuyerName, othersKey, type SoldGrouping } from '@tezga/domain';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Values } from '../platform/documents/find-page.ts';

interface Names {
  readonly name: string;
  readonly unit: string;
  readonly join: string;
}

const named = (table: string): Names => ({
  name: 'named.name',
  unit: 'null::text',
  join: `left join ${table} named on named.business_id = $1 and named.id = sold.key`,
});

const inWords: Names = { name: 'null::text', unit: 'null::text', join: '' };

/** The SQL for the current names of the rows of `sold`; deleted records still have their names. */
export const namesOf: Readonly<Record<SoldGrouping, Names>> = {
  day: inWords,
  week: inWords,
  month: inWords,
  hour: inWords,
  weekday: inWords,
  method: inWords,
  vat: inWords,
  shop: named('tenant.shops'),
  till: named('tenant.tills'),
  operator: named('tenant.employees'),
  invoice: { ...named('tenant.invoices'), name: 'named.number_text' },
  client: {
    ...named('tenant.customers'),
    name: `case when sold.key = '${othersKey}' then '${noBuyerName}'
      when sold.key like '${buyerKeyPrefix}%' then substr(sold.key, ${buyerKeyPrefix.length + 1}) else named.name end`,
  },
  item: {
    ...named('tenant.articles'),
    unit: `(select unit.name from tenant.units unit where unit.business_id = $1 and unit.id = named.unit_id)`,
  },
};

/** The SQL conditions that the name of a row matches a search; none without a search. */
export const nameMatches = (
  grouping: SoldGrouping,
  search: string | undefined,
  { place }: Values,
): string[] =>
  // The explicit collation is for names that are made of columns with different collations.
  searchPatterns(search).map(
    (pattern) => `' ' || platform.folded(${namesOf[grouping].name}) collate "default" like ${place(pattern)}`,
  );

/** SQL that selects from `rows` those whose name matches a search. */
export function matchingRows(
  grouping: SoldGrouping,
  rows: string,
  search: string | undefined,
  values: Values,
): string {
  const matches = nameMatches(grouping, search, values);
  return matches.length === 0
    ? rows
    : `select sold.* from (${rows}) sold ${namesOf[grouping].join} where ${matches.join(' and ')}`;
}
