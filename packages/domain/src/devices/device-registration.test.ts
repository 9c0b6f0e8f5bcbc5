import { expect, test } from 'vitest';
import { isRegistrationValid } from './device-registration.ts';

const registered = { shopId: 'a', tcrNumber: '1', tcrCode: 'ab123cd456' };

test.each([
  ['the code alone', { tcrCode: 'xy987zw654' }, true],
  ['the shop with the same code', { shopId: 'b' }, false],
  ['the number with the same code', { tcrNumber: '2' }, false],
  ['the shop, without a code', { shopId: 'b', tcrCode: '' }, true],
  ['shop and number, with a new code', { shopId: 'b', tcrNumber: '2', tcrCode: 'xy987zw654' }, true],
])('a registered device, edited in %s (%j): the registration is valid: %s', (_what, change, isValid) => {
  expect(isRegistrationValid(registered, { ...registered, ...change })).toBe(isValid);
});

test('a device without a TCR code may change its shop and TCR number', () => {
  const unregistered = { ...registered, tcrCode: '' };
  expect(isRegistrationValid(unregistered, { shopId: 'b', tcrNumber: '2', tcrCode: '' })).toBe(true);
});
