import { expect, test } from 'vitest';
import { tokenIn } from './token-in-address.ts';

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
