import type { SaleProblem } from '@tezga/domain';
import { expect, test } from 'vitest';
import { messagesOf, messagesOfLine, noMessages } from './messages.ts';

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

test('a line is told of its own problems, and one without them always the same nothing', () => {
  const messages = { 'lines.1.price': 'a', 'lines.10.price': 'b', notes: 'c' };
  expect(messagesOfLine(messages, 1)).toEqual({ price: 'a' });
  expect(messagesOfLine(messages, 0)).toBe(noMessages);
});
