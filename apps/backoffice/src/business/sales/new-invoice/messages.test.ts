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

test('an error that more typing can solve is shown after an attempt to issue, and any other error at once', () => {
  const problems = [problem('lines.0.price', 'required'), problem('payments', 'payments-mixed')];
  expect(messagesOf(problems, false, say)).toEqual({ payments: 'payments-mixed' });
  expect(messagesOf(problems, true, say)).toEqual({
    'lines.0.price': 'required',
    payments: 'payments-mixed',
  });
});

test('a field with several errors shows the first', () => {
  const problems = [problem('lines.0.quantity', 'required'), problem('lines.0.quantity', 'not-zero')];
  expect(messagesOf(problems, true, say)).toEqual({ 'lines.0.quantity': 'required' });
});
