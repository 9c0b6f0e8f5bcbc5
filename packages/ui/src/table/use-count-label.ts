import { usePhrases } from '../theme/PhrasesProvider.tsx';
import type { DataTableProps } from './data-table-props.ts';

/** The number of rows with the list's word for them ("8 914 fatura"), or with the general word for rows. */
export function useCountLabel(
  countLabel: DataTableProps<never>['countLabel'],
): (count: number, written: string) => string {
  const { table } = usePhrases();
  return countLabel ?? table.rows;
}
