import { expect, test } from 'vitest';
import { authorityState } from './authority-state.ts';

const now = new Date('2026-11-14T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['a reply a minute ago', ago(1), null, 'answers'],
  ['a reply after a failure', ago(1), ago(2), 'answers'],
  ['a failure after a reply', ago(2), ago(1), 'silent'],
  ['a failure and never a reply', null, ago(1), 'silent'],
  ['no request at all', null, null, 'unknown'],
  ['a reply six minutes ago', ago(6), null, 'unknown'],
  ['a failure six minutes ago', ago(9), ago(6), 'unknown'],
] as const)('the state of the tax authority is derived from %s', (_case, answeredAt, failedAt, expected) => {
  expect(authorityState({ answeredAt, failedAt }, now)).toBe(expected);
});
