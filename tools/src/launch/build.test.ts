import { expect, test } from 'vitest';
import { packagesOf } from './build.ts';

test('the back office is built again after a change of any package that it bundles', () => {
  expect(packagesOf('apps/backoffice')).toEqual([
    'packages/contract',
    'packages/domain',
    'packages/local-store',
    'packages/phrases',
    'packages/print',
    'packages/ui',
  ]);
});

test('an app without packages of the project depends on none', () => {
  expect(packagesOf('apps/payment-provider')).toEqual([]);
});
