import { isSameSession } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens('a secret of at least thirty-two letters');
const facts = { sessionId: 'a'.repeat(24), userId: 'b'.repeat(24), businessId: null, app: 'sa' } as const;
const noon = new Date('2026-11-14T12:00:00Z');
const evening = new Date('2026-11-14T20:00:00Z');

test('a token returns its session id until it expires', () => {
  const token = tokens.sign(facts, evening);
  expect(tokens.sessionOf(token, noon)).toBe(facts.sessionId);
  expect(tokens.sessionOf(token, evening)).toBeNull();
});

test('isSameSession is true for two tokens of one session even if their expiry differs, and false for another session', () => {
  const token = tokens.sign(facts, noon);
  expect(isSameSession(token, tokens.sign(facts, evening))).toBe(true);
  expect(isSameSession(token, tokens.sign({ ...facts, sessionId: 'c'.repeat(24) }, evening))).toBe(false);
});

test('a token with another secret, without signature, altered or malformed is rejected', () => {
  const stranger = createTokens('another secret of at least thirty-two').sign(facts, evening);
  const [header, payload] = tokens.sign(facts, evening).split('.');
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const altered = `${header}.${Buffer.from(JSON.stringify({ jti: 'c'.repeat(24), iss: 'tezga', exp: 9e9 })).toString('base64url')}.x`;
  for (const token of [stranger, none, altered, '', 'x', 'a.b.c'])
    expect(tokens.sessionOf(token, noon)).toBeNull();
});
