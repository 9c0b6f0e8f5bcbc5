import { chartAccounts, placeInChart } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

export interface AccountName {
  /** As bookkeepers call it: "4457". */
  readonly code: string;
  readonly name: string;
}

/** The account of the chart that a path belongs to; what stands below it are the records of the business. */
export function accountName(
  { accounts }: Pick<Phrases['accounting'], 'accounts'>,
  path: string,
): AccountName {
  const { account } = placeInChart(path);
  if (account === null) return { code: codeOf(path), name: path };
  return { code: codeOf(chartAccounts[account]), name: accounts[account] };
}

/** The last part of a path is the number that bookkeepers call it by. */
export const codeOf = (path: string): string => path.slice(path.lastIndexOf(':') + 1);
