import { expect, test } from 'vitest';
import { ofMonths, recent } from './dated-documents.ts';
import { historyBefore } from './past-sales/history.ts';

const history = historyBefore(new Date('2026-03-05T00:30:00Z'), 365);
const simulated = { history, business: { since: '2020-01-01' } };

test('documents of a day of the month are spread over the year, and those of the last days come after them', () => {
  const monthly = ofMonths(simulated, new Map([['-03', 'transfer']]));
  expect(monthly.map(({ name }) => name.slice(0, 7))).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  const [last] = recent(simulated, new Map([[52, 'transfer']]));
  expect(last?.at.getTime()).toBeGreaterThan(monthly.at(-1)?.at.getTime() ?? Infinity);
});
