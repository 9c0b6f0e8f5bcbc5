import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { guardControl } from './guard-control.ts';

const token = 'a control token of some length';
const basic = (password: string) => `Basic ${Buffer.from(`kontroll:${password}`).toString('base64')}`;

async function statusOf(
  controlToken: string | null,
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const http = Fastify();
  guardControl(http, controlToken);
  http.get('/control', () => ({}));
  return (await http.inject({ path: '/control', remoteAddress, headers })).statusCode;
}

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'the control page serves %s without a token',
  async (address) => {
    expect(await statusOf(null, address)).toBe(200);
    expect(await statusOf(token, address)).toBe(200);
  },
);

test.each([
  ['another machine', '203.0.113.5', {}],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }],
])('the control page refuses %s unless it sends the control token', async (_who, address, headers) => {
  expect(await statusOf(null, address, { ...headers, authorization: `Bearer ${token}` })).toBe(403);
  expect(await statusOf(token, address, headers)).toBe(401);
  expect(await statusOf(token, address, { ...headers, authorization: 'Bearer wrong' })).toBe(401);
  expect(await statusOf(token, address, { ...headers, authorization: basic('wrong') })).toBe(401);
  expect(await statusOf(token, address, { ...headers, authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusOf(token, address, { ...headers, authorization: basic(token) })).toBe(200);
});
