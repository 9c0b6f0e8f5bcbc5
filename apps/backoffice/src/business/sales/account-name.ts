import { chartAccounts } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

export interface AccountName {
  /** As bookkeepers call it: "4457". */
  readonly code: string;
  readonly name: string;
}

type AccountKey = keyof typeof chartAccounts;
const accountKeys = Object.keys(chartAccounts) as AccountKey[];

/** The account of the chart that a path belongs to; what stands below it are the records of the business. */
export function accountName({ accounts }: Pick<Phrases['sales'], 'accounts'>, path: string): AccountName {
  const key = accountKeys.find((each) => `${path}:`.startsWith(`${chartAccounts[each]}:`));
  if (key === undefined) return { code: path, name: '' };
  return { code: chartAccounts[key].split(':').at(-1) ?? path, name: accounts[key] };
}
