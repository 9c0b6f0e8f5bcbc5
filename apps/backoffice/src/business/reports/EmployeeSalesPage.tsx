import { contract } from '@tezga/contract';
import type { Money } from '@tezga/domain';
import { amountColumn, usePhrases } from '@tezga/ui';
import { IconIdBadge } from '@tabler/icons-react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import type { ReadSold } from './queries.ts';
import type { SoldRequest } from './sold-request.ts';
import type { SoldRow } from './sold-rows.ts';
import { useSoldReport } from './use-sold-report.tsx';

const defaults = sortedBy('total', 'desc');

interface EmployeeRow extends SoldRow {
  readonly cash: Money;
  readonly card: Money;
  readonly nonCash: Money;
  readonly orders: Money;
}

const read: ReadSold<SoldRequest, EmployeeRow> = (request, options) =>
  call(contract.reports.employees, request, options);

/** The sales of each employee by kind of payment, and their orders. */
export function EmployeeSalesPage() {
  const { reports: words } = usePhrases();
  const quiet = { emphasis: 'quiet' } as const;
  return useSoldReport<SoldRequest, EmployeeRow>({
    name: 'employee-sales',
    title: words.titles.employees,
    icon: IconIdBadge,
    grouping: 'operator',
    list: useListState(defaults),
    defaults,
    read,
    requestOf: (request) => request,
    searchHint: words.searchHint,
    hiddenColumns: ['withoutVat', 'vat'],
    moreColumns: [
      amountColumn('cash', words.cash, 132, ({ cash }) => cash, quiet),
      amountColumn('card', words.card, 92, ({ card }) => card, quiet),
      amountColumn('nonCash', words.nonCash, 148, ({ nonCash }) => nonCash, quiet),
      amountColumn('orders', words.ordersOf, 126, ({ orders }) => orders, quiet),
    ],
  });
}
