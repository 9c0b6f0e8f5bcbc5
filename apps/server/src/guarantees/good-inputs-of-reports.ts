import type { CallName } from '@tezga/contract';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `reports.${string}`>;

const period = { from: '2026-01-01', to: '2026-03-31' };

/** Valid inputs for the reports. */
export const inputsOfReports: Record<Calls, GoodInput> = {
  'reports.salesSummary': () => ({ ...period, by: 'hour' }),
  'reports.salesSummaryChart': () => ({ ...period, by: 'week' }),
};
