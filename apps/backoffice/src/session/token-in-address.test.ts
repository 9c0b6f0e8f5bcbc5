import { expect, test } from 'vitest';
import { arrivalOf, tokenIn } from './token-in-address.ts';

test('the token is taken out of the address, and all else stays', () => {
  expect(tokenIn('https://tezga.example/activity?page=2&token=a.b.c&sort=at#row')).toEqual({
    token: 'a.b.c',
    without: '/activity?page=2&sort=at#row',
  });
  expect(tokenIn('https://tezga.example/?token=a.b.c')).toEqual({ token: 'a.b.c', without: '/' });
});

test.each(['https://tezga.example/', 'https://tezga.example/?token=', 'https://tezga.example/?other=1'])(
  'there is none in %s',
  (address) => {
    expect(tokenIn(address)).toBeNull();
  },
);

const tokenOf = (sub: string, business: string | null) =>
  `a.${btoa(JSON.stringify({ sub, business, app: 'backoffice' }))}.c`;
const ana = tokenOf('ana', 'kafe');

test.each([
  ['nobody is signed in', null, ana, 'take'],
  ['what is stored is no token', 'x', ana, 'take'],
  ['the same person arrives in the same business', ana, tokenOf('ana', 'kafe'), 'take'],
  ['another person arrives', ana, tokenOf('ben', 'kafe'), 'ask'],
  ['the same person arrives in another business', ana, tokenOf('ana', 'market'), 'ask'],
  ['what arrives is no token', ana, 'a.b.c', 'ignore'],
] as const)('where %s', (_where, current, arriving, outcome) => {
  expect(arrivalOf(current, arriving)).toBe(outcome);
});
