import { expect, test } from 'vitest';
import { isSameSession } from './same-session.ts';

const token = (facts: object) => `e30.${Buffer.from(JSON.stringify(facts)).toString('base64url')}.signature`;

test('a refreshed token belongs to the same session', () => {
  expect(
    isSameSession(token({ jti: 'a', sub: 'ë?~', exp: 1 }), token({ jti: 'a', sub: 'ë?~', exp: 2 })),
  ).toBe(true);
});

test('two tokens of one person with different session ids are not the same session', () => {
  expect(isSameSession(token({ jti: 'a', sub: 'p' }), token({ jti: 'b', sub: 'p' }))).toBe(false);
});

test.each(['', 'a.b.c', 'e30', token({}), token({ jti: 7 })])(
  'a token without a session id belongs to no session: %j',
  (text) => {
    expect(isSameSession(text, text)).toBe(false);
  },
);
