import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { helpTopic } from './help-topic.ts';

test('every business screen has a help text of its own', () => {
  const without = screens.filter(({ area, path }) => area === 'business' && helpTopic(path) === 'other');
  expect(without.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['/receipts/new', 'newInvoice'],
  ['/receipts/64a', 'receipts'],
  ['/receipts/e-invoices', 'centralInvoices'],
  ['/accounts', 'accounts'],
  ['/business', 'other'],
])('the help of %s is %s', (path, topic) => {
  expect(helpTopic(path)).toBe(topic);
});
