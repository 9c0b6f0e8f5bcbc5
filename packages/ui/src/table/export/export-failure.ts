import type { Phrases } from '@tezga/phrases';
import { formatCount } from '../../figures/format-figures.ts';
import { ExportIncomplete } from './export-rows.ts';

/** Why there is no file, with the numbers that show it. */
export function exportFailure(error: unknown, { export: phrases }: Phrases['table']): string {
  if (!(error instanceof ExportIncomplete)) return phrases.failed;
  return error.reason === 'sheet-too-small'
    ? phrases.sheetTooSmall(formatCount(error.rowCount))
    : phrases.rowsMissing(formatCount(error.rowCount), formatCount(error.total));
}
