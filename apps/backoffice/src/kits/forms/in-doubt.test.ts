import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { isInDoubt } from './in-doubt.ts';

const error = (code: CallError['code'], status: number) =>
  new CallError('Jo.', { code, status, requestId: 'r1' });

test.each([
  ['a lost connection', error('network', 503), true],
  ['a reply that does not come', error('timeout', 503), true],
  ['a server that sheds load', error('failed', 499), true],
  ['a gateway that lost its server', error('failed', 502), true],
  ['a refusal', error('stock-insufficient', 409), false],
  ['a failure that was rolled back', error('failed', 500), false],
  ['a bug of the screen', new TypeError('x is undefined'), false],
])('%s leaves the outcome of the sale unknown: %s', (_what, thrown, expected) => {
  expect(isInDoubt(thrown)).toBe(expected);
});
