import { expect, test } from 'vitest';
import { faultsAmong } from './faults-among.ts';

test('each cause is said once with how many it keeps, refusals before what only waits', () => {
  const unreachable = { status: 'pending', fault: 'unreachable' } as const;
  expect(faultsAmong([unreachable, { status: 'error', fault: '53' }, unreachable])).toEqual([
    { status: 'error', fault: '53', count: 1 },
    { status: 'pending', fault: 'unreachable', count: 2 },
  ]);
});

test('what has its code and what was just sent have no cause', () => {
  expect(
    faultsAmong([
      { status: 'fiscalized', fault: null },
      { status: 'pending', fault: null },
    ]),
  ).toEqual([]);
});
