import { expect, test } from 'vitest';
import { messagesOfLine } from './line-messages.ts';

test('each line gets its own messages, and all lines without messages get the same empty object', () => {
  const messages = { 'lines.1.price': 'a', 'lines.10.price': 'b', notes: 'c' };
  expect(messagesOfLine(messages, 1)).toEqual({ price: 'a' });
  expect(messagesOfLine(messages, 0)).toBe(messagesOfLine(messages, 2));
});
