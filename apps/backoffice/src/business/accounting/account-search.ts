import { chartAccounts, placeInChart } from '@tezga/domain';
import { defaultTableState, tableStateToSearch } from '@tezga/ui';

/** The journal of one account of the chart, whatever stands below it. */
export function accountSearch(accountPath: string): Record<string, string> {
  const { account } = placeInChart(accountPath);
  const path = account === null ? accountPath : chartAccounts[account];
  return tableStateToSearch({ ...defaultTableState, filters: { account: [path] } });
}
