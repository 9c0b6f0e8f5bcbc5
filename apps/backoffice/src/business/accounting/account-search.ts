import { chartAccounts, placeInChart } from '@tezga/domain';
import { defaultTableState, tableStateToSearch } from '@tezga/ui';

/** The address of the journal filtered by an account of the chart, including all levels below it. */
export function accountSearch(accountPath: string): Record<string, string> {
  const { account } = placeInChart(accountPath);
  const path = account === null ? accountPath : chartAccounts[account];
  return tableStateToSearch({ ...defaultTableState, filters: { account: [path] } });
}
