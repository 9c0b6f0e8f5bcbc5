import type { SaleProblem } from '@tezga/domain';
import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

const problem = (path: string, code: SaleProblem['code']): SaleProblem => ({
  path,
  code,
  limit: null,
  amount: null,
});
const say = ({ code }: SaleProblem) => code;

test('what typing on may put right is said only when someone wants to issue, what it cannot at once', () => {
  const problems = [problem('lines.0.price', 'required'), problem('payments', 'payments-mixed')];
  expect(messagesOf(problems, false, say)).toEqual({ payments: 'payments-mixed' });
  expect(messagesOf(problems, true, say)).toEqual({
    'lines.0.price': 'required',
    payments: 'payments-mixed',
  });
});

test('of several problems of a field the first is said', () => {
  const problems = [problem('lines.0.quantity', 'required'), problem('lines.0.quantity', 'not-zero')];
  expect(messagesOf(problems, true, say)).toEqual({ 'lines.0.quantity': 'required' });
});
