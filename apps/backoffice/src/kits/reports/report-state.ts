import { withFilter, type TableState } from '@tezga/ui';
import { chosenPeriod, periodPresets, presetPeriod, type Period, type PeriodPreset } from './period.ts';

/** The id of the period filter of a report; its value is the name of a preset, or two days. */
export const periodFilterId = 'period';

/** Invalid values from an outdated URL fall back to the usual period. */
export function periodOf({ filters }: Pick<TableState, 'filters'>, today: string): Period {
  const [first = '', last = ''] = filters[periodFilterId] ?? [];
  const named = periodPresets.find((preset) => preset === first);
  if (named !== undefined) return presetPeriod(named, today);
  return chosenPeriod(first, last) ?? presetPeriod(usual, today);
}

const usual: PeriodPreset = 'last30Days';

export function withReportPeriod(state: TableState, { preset, from, to }: Period): TableState {
  if (preset === usual) return withFilter(state, periodFilterId, []);
  return withFilter(state, periodFilterId, preset === null ? [from, to] : [preset]);
}
