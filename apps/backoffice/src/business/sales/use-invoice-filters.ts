import { invoiceClasses } from '@tezga/contract';
import { businessLevel, fiscalStatuses, paymentMethodCodes } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { usePhrases, type FilterDefinition, type TableState } from '@tezga/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { cashRegisterQueries } from '../cash-register/index.ts';
import { employeesQueries } from '../employees/index.ts';
import { findCustomerOptions, useCustomerOptions } from '../customers/index.ts';
import { findArticleOptions, useArticleOptions } from '../articles/index.ts';

const named = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({
  value: _id,
  label: name,
});

const noIds: readonly string[] = [];

/** What lists of invoices and sales are narrowed by; nothing is offered whose choices one may not see. */
export function useInvoiceFilters({ filters }: TableState): FilterDefinition[] {
  const phrases = usePhrases();
  const queries = useQueryClient();
  const { role } = useSession();
  const sees = (area: Parameters<typeof businessLevel>[1]) => businessLevel(role, area) !== 'none';
  const customers = useCustomerOptions(filters['customer'] ?? noIds, sees('customers'));
  const articles = useArticleOptions(filters['article'] ?? noIds);
  const words = phrases.sales;
  return [
    { id: 'date', kind: 'dateRange', label: words.date },
    { id: 'hour', kind: 'hourRange', label: words.hour },
    ...fixedFilters(phrases),
    ...placeFilters(words, queries),
    ...(sees('employees') ? [operatorFilter(words, queries)] : []),
    ...(sees('customers')
      ? [
          {
            id: 'customer',
            kind: 'choice' as const,
            multiple: true,
            label: words.customer,
            options: customers,
            find: findCustomerOptions,
          },
        ]
      : []),
    ...(sees('articlesAndCategories')
      ? [
          {
            id: 'article',
            kind: 'choice' as const,
            multiple: true,
            label: words.article,
            options: articles,
            find: findArticleOptions,
          },
        ]
      : []),
  ];
}

/** By what is the same for every business. */
function fixedFilters({ sales, ui }: Pick<Phrases, 'sales' | 'ui'>): FilterDefinition[] {
  return [
    {
      id: 'type',
      kind: 'choice',
      multiple: true,
      label: sales.type,
      options: invoiceClasses.map((value) => ({ value, label: sales.classes[value] })),
    },
    {
      id: 'status',
      kind: 'choice',
      multiple: true,
      label: sales.state,
      options: fiscalStatuses.map((value) => ({ value, label: ui.states[value] })),
    },
    {
      id: 'method',
      kind: 'choice',
      multiple: true,
      label: sales.method,
      options: paymentMethodCodes.map((value) => ({ value, label: sales.methods[value] })),
    },
  ];
}

/** By where it was sold. */
function placeFilters(words: Phrases['sales'], queries: QueryClient): FilterDefinition[] {
  return [
    {
      id: 'shop',
      kind: 'choice',
      multiple: true,
      label: words.shop,
      options: async () => (await queries.ensureQueryData(necessaryQueries.shops)).map(named),
    },
    {
      id: 'till',
      kind: 'choice',
      multiple: true,
      label: words.till,
      options: async () => (await queries.ensureQueryData(cashRegisterQueries.tills)).map(named),
    },
  ];
}

function operatorFilter(words: Phrases['sales'], queries: QueryClient): FilterDefinition {
  return {
    id: 'operator',
    kind: 'choice',
    multiple: true,
    label: words.operator,
    // Whoever is gone has sold too.
    options: async () => {
      const lists = await Promise.all([
        queries.ensureQueryData(employeesQueries.list('current')),
        queries.ensureQueryData(employeesQueries.list('gone')),
      ]);
      return lists.flat().map(named);
    },
  };
}
