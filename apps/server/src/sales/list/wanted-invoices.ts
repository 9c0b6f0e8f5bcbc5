import type { contract } from '@tezga/contract';
import {
  fiscalStatuses,
  hoursOfDay,
  invoiceFilters,
  pageSizeOf,
  paymentMethods,
  shownInvoiceFilters,
  type EInvoiceFilter,
  type FiscalStatus,
  type InvoiceFilter,
  type InvoiceKindFilter,
  type PaymentMethod,
} from '@tezga/domain';
import type { z } from 'zod';
import { operatorIdsOf } from '../../employees/index.ts';
import type { BusinessContext } from '../../platform/http/context.ts';
import { parseSearch, type SearchTerms } from './search-terms.ts';

/** The input of the list as the API receives it. */
export type ListInput = z.output<typeof contract.sales.list.input>;

/** The filter and the page of a list. An empty array does not filter. */
export interface WantedInvoices {
  readonly skip: number;
  readonly take: number;
  readonly posIds: readonly string[];
  readonly operatorIds: readonly string[];
  readonly shopIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly articleIds: readonly string[];
  readonly methods: readonly PaymentMethod[];
  readonly weekdays: readonly number[];
  readonly taxes: readonly string[];
  readonly categoryIds: readonly string[];
  readonly hasFreeLines: boolean;
  /** Names of buyers without a customer record; the empty name finds invoices without a buyer. */
  readonly buyers: readonly string[];
  /** The classes to list; null for all, and an empty array for no invoice. */
  readonly classes: readonly InvoiceFilter[] | null;
  readonly statuses: readonly FiscalStatus[];
  readonly date: ListInput['date'];
  /** Hours of the day in Tirana, ascending; null for all. */
  readonly hours: readonly number[] | null;
  readonly search: SearchTerms | null;
  readonly eInvoices: readonly EInvoiceFilter[];
  /** True for corrective invoices only, false for all others, null for both. */
  readonly isCorrective: boolean | null;
  readonly payDeadline: ListInput['payDeadline'];
  readonly isUnpaid: boolean;
  readonly sort: ListInput['sort'];
  readonly direction: ListInput['direction'];
}

export async function wantedInvoices(
  input: ListInput,
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
): Promise<WantedInvoices> {
  const { page, maxCount } = input.paginationOptions;
  const take = pageSizeOf(maxCount);
  const { posIds, shopIds, customerIds, articleIds } = input;
  return {
    skip: (page - 1) * take,
    take,
    posIds: each(posIds),
    operatorIds: each(await operatorIdsOf(transaction, businessId, input.operatorIds)),
    shopIds: each(shopIds),
    customerIds: each(customerIds),
    articleIds: each(articleIds),
    // ORDER as the only method is left out: `classesOf` already limits the list to orders.
    methods: each(input.methods.filter((method) => method !== 'ORDER' || input.methods.length > 1)),
    weekdays: each(input.weekdays),
    taxes: each(input.taxes),
    categoryIds: each(input.categoryIds),
    hasFreeLines: input.hasFreeLines,
    buyers: each(input.buyers),
    classes: classesOf(input),
    statuses: new Set(input.statuses).size === fiscalStatuses.length ? [] : input.statuses,
    date: input.date,
    hours: hoursOf(input),
    search: parseSearch(input.search),
    eInvoices: input.eInvoices,
    isCorrective: correctiveOf(each(input.kinds)),
    payDeadline: input.payDeadline,
    isUnpaid: input.isUnpaid,
    sort: input.sort,
    direction: input.direction,
  };
}

const each = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

const correctiveOf = (kinds: readonly InvoiceKindFilter[]): boolean | null =>
  kinds.length === 1 ? kinds.includes('corrective') : null;

function hoursOf({ hours: { from = 0, to = 24 } }: ListInput): readonly number[] | null {
  const hours = hoursOfDay(from, to);
  return hours.length === 24 ? null : hours;
}

/**
 * The classes to list: the ones that the filter shows, and in which a wanted payment method can occur. Null for all
 * classes.
 */
function classesOf({ invoiceTypes, methods }: ListInput): readonly InvoiceFilter[] | null {
  const payable = new Set(methods.flatMap(classesPaidBy));
  const shown = shownInvoiceFilters(invoiceTypes).filter((type) => methods.length === 0 || payable.has(type));
  return shown.length === invoiceFilters.length ? null : shown;
}

/** The classes of invoices in which this method occurs. Filtering by ORDER shows orders only. */
function classesPaidBy(method: PaymentMethod): readonly InvoiceFilter[] {
  if (method === 'ORDER') return ['order'];
  if (paymentMethods[method].settles === 'NONCASH') return ['nonCash'];
  return method === 'CARD' ? ['cash', 'card'] : ['cash'];
}
