import { invoiceClasses } from '@tezga/contract';
import {
  businessLevel,
  eInvoiceFilters,
  fiscalStatuses,
  invoiceKindFilters,
  paymentMethodCodes,
  type BusinessArea,
} from '@tezga/domain';
import {
  choiceFilter,
  codeFilter,
  periodFilter,
  recordOption,
  usePhrases,
  type FilterDefinition,
  type TableState,
} from '@tezga/ui';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { findArticleOptions, useArticleOptions } from '../articles/index.ts';
import { useTillFilter } from '../cash-register/index.ts';
import { findCustomerOptions, useCustomerOptions } from '../customers/index.ts';
import { useOperatorFilter } from '../employees/index.ts';
import { usePartFilters } from './use-part-filters.ts';

const noIds: readonly string[] = [];

/** The filters of the invoice and sales lists; a filter is left out if the role may not see its options. */
export function useInvoiceFilters({ filters }: TableState): FilterDefinition[] {
  const { sales: words, ui } = usePhrases();
  const { role } = useSession();
  const sees = (area: BusinessArea) => businessLevel(role, area) !== 'none';
  const customers = useCustomerOptions(filters['customer'] ?? noIds, sees('customers'));
  const articles = useArticleOptions(filters['article'] ?? noIds);
  return [
    periodFilter('date', words.date),
    { id: 'hour', kind: 'hourRange', label: words.hour },
    codeFilter('type', words.type, invoiceClasses, words.classes),
    codeFilter('status', words.state, fiscalStatuses, ui.states),
    codeFilter('eInvoice', words.eInvoice, eInvoiceFilters, { ...ui.states, ...words.eInvoiceStates }),
    codeFilter('kind', words.kind, invoiceKindFilters, words.kinds),
    periodFilter('due', words.due),
    choiceFilter('debt', words.debt, [{ value: 'unpaid', label: words.unpaid }]),
    codeFilter('method', words.method, paymentMethodCodes, words.methods),
    ...usePartFilters(filters),
    choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
    useTillFilter(words.till),
    ...useOperatorFilter(words.operator),
    ...(sees('customers')
      ? [choiceFilter('customer', words.customer, customers, { find: findCustomerOptions })]
      : []),
    ...(sees('articlesAndCategories')
      ? [choiceFilter('article', words.article, articles, { find: findArticleOptions })]
      : []),
  ];
}
