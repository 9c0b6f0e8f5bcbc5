import { chartAccounts, placeInChart } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

export interface AccountName {
  /** The number that bookkeepers use, such as "4457". */
  readonly code: string;
  readonly name: string;
}

/** The account of the chart that a path belongs to; levels below it are records of the business. */
export function accountName(
  { accounts }: Pick<Phrases['accounting'], 'accounts'>,
  path: string,
): AccountName {
  const { account } = placeInChart(path);
  if (account === null) return { code: codeOf(path), name: path };
  return { code: codeOf(chartAccounts[account]), name: accounts[account] };
}

/** The last part of the path, which is the number of the account. */
export const codeOf = (path: string): string => path.slice(path.lastIndexOf(':') + 1);
