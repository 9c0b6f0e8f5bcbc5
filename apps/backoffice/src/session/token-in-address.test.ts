import { expect, test } from 'vitest';
import { arrivalOf, tokenIn } from './token-in-address.ts';

test('the token is removed from the URL, and the rest stays', () => {
  expect(tokenIn('https://tezga.example/activity?page=2&token=a.b.c&sort=at#row')).toEqual({
    token: 'a.b.c',
    without: '/activity?page=2&sort=at#row',
  });
  expect(tokenIn('https://tezga.example/?token=a.b.c')).toEqual({ token: 'a.b.c', without: '/' });
});

test.each(['https://tezga.example/', 'https://tezga.example/?token=', 'https://tezga.example/?other=1'])(
  'there is no token in %s',
  (address) => {
    expect(tokenIn(address)).toBeNull();
  },
);

const tokenOf = (sub: string, business: string | null) =>
  `a.${btoa(JSON.stringify({ sub, business, app: 'backoffice' }))}.c`;
const ana = tokenOf('ana', 'kafe');

test.each([
  ['no user is signed in', null, ana, 'take'],
  ['the stored text is no token', 'x', ana, 'take'],
  ['the same user arrives in the same business', ana, tokenOf('ana', 'kafe'), 'take'],
  ['another user arrives', ana, tokenOf('ben', 'kafe'), 'ask'],
  ['the same user arrives in another business', ana, tokenOf('ana', 'market'), 'ask'],
  ['the URL contains an invalid token', ana, 'a.b.c', 'ignore'],
] as const)('a token in the URL is taken, confirmed or ignored: %s', (_where, current, arriving, outcome) => {
  expect(arrivalOf(current, arriving)).toBe(outcome);
});
