import { PassThrough } from 'node:stream';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '../platform/database/pool.ts';
import { addBusiness, refusalOf, startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  server = await startTestServer({
    logTo,
    environment: { METRICS_TOKEN: 'a-token-for-the-metrics', API_DOCS: '1' },
  });
});
afterAll(() => server.stop());

const request = (path: string, init: RequestInit = {}) => fetch(server.address + path, init);

test('a reply has the requestId of its request, or a generated one', async () => {
  const named = await request('/api/auth/auth/demo-logins', { headers: { requestId: 'my-own-request' } });
  const unnamed = await request('/api/auth/auth/demo-logins');
  const strange = await request('/api/auth/auth/demo-logins', {
    headers: { requestId: 'with spaces and "quotes"' },
  });
  expect(named.headers.get('requestid')).toBe('my-own-request');
  expect(unnamed.headers.get('requestid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(strange.headers.get('requestid')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the log has requestId, business, user and duration, and no password or token', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client();
  await client(contract.access.signIn, { username: owner.email, password: testPassword });
  await client(contract.businesses.ownData, {}, { requestId: 'seen-in-the-log' });
  await refusalOf(client(contract.access.signIn, { username: owner.email, password: 'Sekret-i-gabuar-9' }));
  const lines = logged.join('');
  const line = lines.split('\n').find((each) => each.includes('seen-in-the-log')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    business: id,
    user: owner.id,
    status: 200,
    call: 'businesses.ownData',
  });
  expect((JSON.parse(line) as { milliseconds: unknown }).milliseconds).toBeTypeOf('number');
  for (const secret of [testPassword, 'Sekret-i-gabuar-9', client.token() ?? 'no token'])
    expect(lines).not.toContain(secret);
});

const messageIn = async (language: string) => {
  const response = await request('/api/main/ownData', { headers: { 'accept-language': language } });
  return ((await response.json()) as { message: string }).message;
};

test('error messages are in the requested language, Albanian by default', async () => {
  expect(await messageIn('en-GB')).toBe('Your session has ended. Sign in again.');
  expect(await messageIn('it')).toBe('La sessione è terminata. Accedere di nuovo.');
  expect(await messageIn('de')).toBe('Seanca ka mbaruar. Hyni përsëri.');
});

test('each invalid field is listed with an error message', async () => {
  const refused = await refusalOf(
    server.client()(contract.access.signIn, { username: 'dikush', password: '' }),
  );
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refused.problems.map(({ path, code }) => [path, code])).toEqual([
    ['username', 'email-or-phone'],
    ['password', 'required'],
  ]);
  expect(refused.problems.every(({ message }) => message.length > 10)).toBe(true);
});

test.each([
  ['more than a megabyte', JSON.stringify({ username: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ['half a document', '{"username":', 'application/json', 400],
  ['another format', '<signIn/>', 'application/xml', 415],
])('a body that is %s is refused with an error message', async (_what, body, contentType, status) => {
  const response = await request('/api/auth/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });
  expect(response.status).toBe(status);
  expect(((await response.json()) as { message: string }).message).toMatch(/^[A-ZË].+\.$/);
});

test('replies have a strict content security policy and nosniff', async () => {
  const { headers } = await request('/health');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('/health and /ready reply, and /metrics needs its token', async () => {
  expect((await request('/health')).status).toBe(200);
  expect((await request('/ready')).status).toBe(200);
  const metrics = await request('/metrics', { headers: { authorization: 'Bearer a-token-for-the-metrics' } });
  expect(await metrics.text()).toContain('tezga_call_seconds_bucket');
  expect(
    (await request('/metrics', { headers: { authorization: 'Bearer a-wrong-token-of-mine' } })).status,
  ).toBe(404);
});

test('the API documentation is served as a page and as JSON', async () => {
  expect((await request('/docs')).status).toBe(200);
  const document = (await (await request('/docs/json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toContain('/api/auth/auth/sign-in');
});

test('the API documentation is not served unless a setting enables it', async () => {
  const closed = await startTestServer();
  const statuses = await Promise.all(
    ['/docs', '/docs/json'].map(async (path) => (await fetch(closed.address + path)).status),
  );
  await closed.stop();
  expect(statuses).toEqual([404, 404]);
});

test('a call gets 210 and the home address if the data of the business is at another address', async () => {
  const { id, owner } = await addBusiness(server);
  await server.asOwner`update platform.businesses set home_address = 'https://home.example' where id = ${id}`;
  const response = await request('/api/main/ownData', {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(210);
  expect(response.headers.get('base-address')).toBe('https://home.example');
});

describe('a server', () => {
  test('the server limits the number of calls without a token per minute', async () => {
    const strict = await startTestServer({ environment: { PUBLIC_CALLS_PER_MINUTE: '5' } });
    const replies: string[] = [];
    for (let call = 0; call < 7; call += 1) {
      const response = await fetch(`${strict.address}/api/auth/auth/demo-logins`);
      const { code = 'answered' } = (await response.json()) as { code?: string };
      replies.push(`${response.status} ${code}`);
    }
    await strict.stop();
    expect(replies).toEqual([
      ...Array.from({ length: 5 }, () => '200 answered'),
      ...Array.from({ length: 2 }, () => '429 too-many-requests'),
    ]);
  });

  test('sign-ins are limited by client address, and x-forwarded-for entries beyond the trusted proxies are ignored', async () => {
    const behind = await startTestServer({ environment: { SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: '1' } });
    const attempt = async (forwardedFor: string) => {
      const response = await fetch(`${behind.address}/api/auth/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
        body: '{}',
      });
      return response.status;
    };
    const statuses = [];
    for (let number = 1; number <= 5; number += 1)
      statuses.push(await attempt(`10.9.9.${number}, 198.51.100.7`));
    statuses.push(await attempt('198.51.100.8'));
    await behind.stop();
    expect(statuses).toEqual([400, 400, 400, 429, 429, 400]);
  });

  test('the server refuses calls above the limit of concurrent calls with 499, and accepts calls again afterwards', async () => {
    const small = await startTestServer({ environment: { REQUESTS_AT_ONCE: '1' } });
    const { owner } = await addBusiness(small);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${small.address}/api/main/ownData`, {
          headers: { authorization: `Bearer ${owner.token}` },
        });
        return response.status;
      }),
    );
    await expect(small.client(owner.token)(contract.businesses.ownData, {})).resolves.toBeDefined();
    await small.stop();
    expect(statuses).toContain(499);
    expect(statuses).toContain(200);
  });

  test('a stopping server finishes running calls and refuses new ones with 499', async () => {
    const stopping = await startTestServer({ isOwn: true });
    const { id, owner } = await addBusiness(stopping);
    const other = openAsOwner(stopping.config.DATABASE_URL);
    const blocker = await other.reserve();
    await blocker`begin`;
    await blocker`lock table tenant.settings in access exclusive mode`;
    const underWay = stopping.client(owner.token)(contract.businesses.ownData, {});
    await untilBlocked(stopping);
    const stopped = stopping.running.stop();
    const late = await fetch(`${stopping.address}/api/main/ownData`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(late.status).toBe(499);
    expect((await fetch(`${stopping.address}/ready`)).status).toBe(503);
    await blocker`commit`;
    blocker.release();
    await other.end();
    expect((await underWay).ownData.businessId).toBe(id);
    await stopped;
    await expect(fetch(`${stopping.address}/health`)).rejects.toThrow('fetch failed');
    await Promise.all([stopping.pool.end(), stopping.asOwner.end()]);
  });
});

/** Polls until a transaction in the database is waiting for a lock. */
async function untilBlocked({ asOwner }: TestServer): Promise<void> {
  const isBlocked = async () => {
    const rows = await asOwner`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return rows.length > 0;
  };
  while (!(await isBlocked()));
}
