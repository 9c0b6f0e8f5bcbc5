import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { helpTopic } from './help-topic.ts';

test('every screen after signing in has its own help text', () => {
  const without = screens.filter(({ area, path }) => area !== 'public' && helpTopic(area, path) === 'other');
  expect(without.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['business', '/receipts/new', 'newInvoice'],
  ['business', '/receipts/64a', 'receipts'],
  ['business', '/receipts/e-invoices', 'centralInvoices'],
  ['business', '/accounts', 'accounts'],
  ['super-admin', '/accounts', 'admins'],
  ['super-admin', '/roles/add', 'adminRoles'],
  ['super-admin', '/business/add-pos/64a', 'businesses'],
  ['super-admin', '/nowhere', 'other'],
] as const)('the help in the area %s at %s is %s', (area, path, topic) => {
  expect(helpTopic(area, path)).toBe(topic);
});
