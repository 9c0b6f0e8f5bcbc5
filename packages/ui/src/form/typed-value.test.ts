import { expect, test } from 'vitest';
import { typedValue } from './typed-value.ts';

test.each([
  ['an event of a text field', { currentTarget: { type: 'text', value: 'Kos' } }, '', 'Kos'],
  [
    'an event of a checkbox',
    { currentTarget: { type: 'checkbox', value: 'on', checked: true } },
    false,
    true,
  ],
  ['a chosen value', 'kg', '', 'kg'],
  ['a number', 12, '', 12],
  ['a list', ['a', 'b'], [], ['a', 'b']],
  ['a cleared choice of text', null, 'kg', ''],
  ['a cleared choice that may be missing', null, null, null],
])('typedValue returns the value of %s', (_, input, current, value) => {
  expect(typedValue(input, current)).toEqual(value);
});
