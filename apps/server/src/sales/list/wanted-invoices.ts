import type { contract } from '@tezga/contract';
import {
  fiscalStatuses,
  hoursOfDay,
  invoiceFilters,
  pageSizeOf,
  paymentMethods,
  type FiscalStatus,
  type InvoiceFilter,
  type PaymentMethod,
} from '@tezga/domain';
import type { z } from 'zod';
import { searchMeaning, type SearchMeaning } from './search-meaning.ts';

/** What a list is asked for, as it comes. */
export type InvoicesAsked = z.output<typeof contract.sales.list.input>;

/** Which invoices are wanted; an empty list leaves the choice open, and null too. */
export interface WantedInvoices {
  readonly skip: number;
  readonly take: number;
  readonly posIds: readonly string[];
  readonly operatorIds: readonly string[];
  readonly shopIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly articleIds: readonly string[];
  readonly methods: readonly PaymentMethod[];
  /** Null for all of them; empty for none at all. */
  readonly classes: readonly InvoiceFilter[] | null;
  readonly statuses: readonly FiscalStatus[];
  readonly date: InvoicesAsked['date'];
  /** Of the day in Tirana, in their order; null for all of them. */
  readonly hours: readonly number[] | null;
  readonly search: SearchMeaning | null;
}

export function wantedInvoices(asked: InvoicesAsked): WantedInvoices {
  const { page, maxCount } = asked.paginationOptions;
  const take = pageSizeOf(maxCount);
  const { posIds, operatorIds, shopIds, customerIds, articleIds } = asked;
  return {
    skip: (page - 1) * take,
    take,
    posIds: each(posIds),
    operatorIds: each(operatorIds),
    shopIds: each(shopIds),
    customerIds: each(customerIds),
    articleIds: each(articleIds),
    // An order is known by its class, whatever method it names.
    methods: each(asked.methods.filter((method) => method !== 'ORDER' || asked.methods.length > 1)),
    classes: classesOf(asked),
    statuses: new Set(asked.statuses).size === fiscalStatuses.length ? [] : asked.statuses,
    date: asked.date,
    hours: hoursOf(asked),
    search: searchMeaning(asked.search),
  };
}

const each = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

function hoursOf({ hours: { from = 0, to = 24 } }: InvoicesAsked): readonly number[] | null {
  const hours = hoursOfDay(from, to);
  return hours.length === 24 ? null : hours;
}

/** Those that are shown, and of these only what can be paid as it is asked for. */
function classesOf({ invoiceTypes, methods }: InvoicesAsked): readonly InvoiceFilter[] | null {
  const hidden = new Set(invoiceTypes.filter(({ show }) => !show).map(({ type }) => type));
  const payable = new Set(methods.flatMap(classesPaidBy));
  const shown = invoiceFilters.filter(
    (type) => !hidden.has(type) && (methods.length === 0 || payable.has(type)),
  );
  return shown.length === invoiceFilters.length ? null : shown;
}

/** The classes of the invoices in which a payment of this kind occurs; an order is only looked for as such. */
function classesPaidBy(method: PaymentMethod): readonly InvoiceFilter[] {
  if (method === 'ORDER') return ['order'];
  if (paymentMethods[method].settles === 'NONCASH') return ['nonCash'];
  return method === 'CARD' ? ['cash', 'card'] : ['cash'];
}
