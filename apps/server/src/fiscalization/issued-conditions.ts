import { endOfTiranaDay, fiscalStatuses, startOfTiranaDay, type FiscalStatus } from '@tezga/domain';
import { oneOf, type Values } from '../platform/documents/find-page.ts';

/** Filter for documents issued at a till; an empty list does not filter. */
interface IssuedFilter {
  readonly posIds: readonly string[];
  readonly operatorIds: readonly string[];
  readonly statuses: readonly FiscalStatus[];
  readonly date: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** The SQL conditions of the filter on a table of documents, by its alias. */
export function issuedConditions(alias: string, filter: IssuedFilter, values: Values): string[] {
  const { posIds, operatorIds, date } = filter;
  const { place } = values;
  return [
    `${alias}.business_id = $1`,
    ...oneOf(`${alias}.till_id`, posIds, values),
    ...oneOf(`${alias}.operator_id`, operatorIds, values),
    ...(date.from === undefined ? [] : [`${alias}.issued_at >= ${place(startOfTiranaDay(date.from))}`]),
    ...(date.to === undefined ? [] : [`${alias}.issued_at < ${place(endOfTiranaDay(date.to))}`]),
    ...statusConditions(alias, filter.statuses, values),
  ];
}

/**
 * Filters by status. The subquery always reads the documents that are not fiscalized, also for a filter by
 * fiscalized ones (`not exists`): they are few and have a partial index.
 */
function statusConditions(alias: string, statuses: readonly FiscalStatus[], { place }: Values): string[] {
  if (new Set(statuses).size % fiscalStatuses.length === 0) return [];
  const isFiscalizedWanted = statuses.includes('fiscalized');
  const open = isFiscalizedWanted ? fiscalStatuses.filter((status) => !statuses.includes(status)) : statuses;
  return [
    `${isFiscalizedWanted ? 'not ' : ''}exists (select from tenant.fiscal_documents document
      where document.business_id = $1 and document.id = ${alias}.id and document.status <> 'fiscalized'
        and document.status = any (${place(open)}::text[]))`,
  ];
}
