import type { Role } from '@tezga/domain';
import { expect, test } from 'vitest';
import { helpFor, helpPlaceFor } from './fault-help.ts';

const owner: Role = { code: 'O', backofficePermissions: {}, posPermissions: {}, saPermissions: {} };
const operator: Role = { code: 'OP', backofficePermissions: {}, posPermissions: {}, saPermissions: {} };

test.each([
  ['error', '36', 'certificate'],
  ['pending', 'certificate-missing', 'certificate'],
  ['pending', 'drawer-not-open', 'drawer'],
  ['pending', 'operator-code-missing', 'employees'],
  ['error', '41', 'shops'],
  ['error', '53', 'tills'],
  ['pending', 'unreachable', 'wait'],
  ['pending', null, 'wait'],
  ['error', '11', 'resend'],
] as const)('%s with the error %s has the fix: %s', (status, fault, help) => {
  expect(helpFor({ status, fault })).toBe(help);
});

test('an error number that both services use gets the fix for the service that sent it', () => {
  const cause = { status: 'error', fault: '53' } as const;
  expect(helpFor({ ...cause, service: 'einvoice' })).toBe('resend');
  expect(helpFor({ status: 'error', fault: '36', service: 'einvoice' })).toBe('certificate');
});

test('a fix links to its page for users who may open the page, and a pending document has no fix', () => {
  const expired = { status: 'error', fault: '36' } as const;
  expect(helpPlaceFor(owner, expired)).toEqual({
    to: '/settings',
    search: { section: 'certificate' },
    key: 'configurations',
  });
  expect(helpPlaceFor(operator, expired)).toBeUndefined();
  expect(helpPlaceFor(owner, { status: 'pending', fault: 'unreachable' })).toBeUndefined();
});
