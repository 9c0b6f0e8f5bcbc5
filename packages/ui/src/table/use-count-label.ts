import { usePhrases } from '../theme/PhrasesProvider.tsx';
import type { DataTableProps } from './data-table-props.ts';

/** The list's own word for its rows ("8 914 fatura"), or else just rows. */
export function useCountLabel(
  countLabel: DataTableProps<never>['countLabel'],
): (count: number, written: string) => string {
  const { table } = usePhrases();
  return countLabel ?? table.rows;
}
