import { expect, test } from 'vitest';
import { factsOf } from './token.ts';

const tokenWith = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('the user and the business of a session are read from the token', () => {
  const token = tokenWith({ sub: 'u', business: 'b', app: 'backoffice' });
  expect(factsOf(token)).toEqual({ userId: 'u', businessId: 'b', app: 'backoffice' });
  expect(factsOf(tokenWith({ sub: 'u', business: null, app: 'sa' }))?.businessId).toBeNull();
});

test.each([
  null,
  '',
  'x',
  'a.b.c',
  tokenWith({}),
  tokenWith({ sub: 1, app: 'sa' }),
  tokenWith({ sub: 'u', app: 'till' }),
])('reading %j returns null', (token) => {
  expect(factsOf(token)).toBeNull();
});
