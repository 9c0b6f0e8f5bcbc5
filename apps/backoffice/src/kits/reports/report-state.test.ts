import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { periodOf, withReportPeriod } from './report-state.ts';

const today = '2026-11-19';
const stateWith = (values: readonly string[]) => ({ ...defaultTableState, filters: { period: values } });

test.each([
  ['a preset', ['lastMonth'], { from: '2026-10-01', to: '2026-10-31', preset: 'lastMonth' }],
  ['two days in either order', ['2026-03-05', '2026-03-01'], { from: '2026-03-01', to: '2026-03-05' }],
  ['an invalid value', ['sometime'], { from: '2026-10-21', to: today, preset: 'last30Days' }],
])('the period of a report is read from %s', (_what, values, expected) => {
  expect(periodOf(stateWith(values), today)).toMatchObject(expected);
});

test('a chosen period is written to the state and read back; the default period leaves the state empty', () => {
  const chosen = { from: '2026-01-01', to: '2026-01-31', preset: null };
  const state = withReportPeriod(defaultTableState, chosen);
  expect(periodOf(state, today)).toEqual(chosen);
  expect(withReportPeriod(state, periodOf(defaultTableState, today)).filters).toEqual({});
});
