import { expect, test } from 'vitest';
import { faultsAmong } from './faults-among.ts';

test('each cause is listed once with its number of documents, and refusals come before errors that are retried', () => {
  const unreachable = { status: 'pending', fault: 'unreachable' } as const;
  expect(faultsAmong([unreachable, { status: 'error', fault: '53' }, unreachable])).toEqual([
    { status: 'error', fault: '53', count: 1 },
    { status: 'pending', fault: 'unreachable', count: 2 },
  ]);
});

test('documents that are accepted or were just sent are not listed with a cause', () => {
  expect(
    faultsAmong([
      { status: 'fiscalized', fault: null },
      { status: 'pending', fault: null },
    ]),
  ).toEqual([]);
});
