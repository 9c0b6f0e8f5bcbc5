import { expect, test } from 'vitest';
import { fiscalStatusOf } from './fiscal-status.ts';

test.each([
  ['nivf', false, 'fiscalized'],
  ['nivf', true, 'fiscalized'],
  [null, true, 'error'],
  [null, false, 'pending'],
])('with the code %s and isClientFault %s the status is %s', (confirmationCode, isClientFault, status) => {
  expect(fiscalStatusOf({ confirmationCode, isClientFault })).toBe(status);
});
