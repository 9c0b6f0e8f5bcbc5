import { expect, test } from 'vitest';
import { isSameSession } from './same-session.ts';

const token = (facts: object) => `e30.${Buffer.from(JSON.stringify(facts)).toString('base64url')}.signature`;

test('a token that lasts longer is of the same session', () => {
  expect(
    isSameSession(token({ jti: 'a', sub: 'ë?~', exp: 1 }), token({ jti: 'a', sub: 'ë?~', exp: 2 })),
  ).toBe(true);
});

test('the same person has another session elsewhere', () => {
  expect(isSameSession(token({ jti: 'a', sub: 'p' }), token({ jti: 'b', sub: 'p' }))).toBe(false);
});

test.each(['', 'a.b.c', 'e30', token({}), token({ jti: 7 })])(
  'what names no session is of none: %j',
  (text) => {
    expect(isSameSession(text, text)).toBe(false);
  },
);
