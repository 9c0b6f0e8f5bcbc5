import { expect, test } from 'vitest';
import { type CallError, createClient, type ClientOptions } from './client.ts';
import { contract } from '../contract.ts';

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no network';

function clientAnswering(replies: Reply[], overrides: Partial<ClientOptions> = {}) {
  const seen: { address: string; requestId: string | null; headers: Headers }[] = [];
  const waits: number[] = [];
  let token: string | null = 'first';
  const signedOut: CallError[] = [];
  const call = createClient({
    token: { get: () => token, set: (next) => (token = next) },
    device: () => ({ os: 'Linux', browser: 'Chromium', appversion: '1', language: 'sq' }),
    onSignedOut: (error) => signedOut.push(error),
    sentences: (code) => `sentence:${code}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      seen.push({ address: address as string, requestId: headers.get('requestId'), headers });
      const reply = replies.shift();
      if (reply === undefined || reply === 'no network') throw new TypeError('fetch failed');
      return new Response(JSON.stringify(reply.body ?? {}), {
        status: reply.status,
        headers: reply.headers ?? {},
      });
    },
    ...overrides,
  });
  return { call, seen, waits, signedOut, token: () => token };
}

const ask = (client: ReturnType<typeof clientAnswering>) => client.call(contract.businesses.myBusinesses, {});

test('the client sends token, device and requestId with every call', async () => {
  const client = clientAnswering([{ status: 200, body: { businesses: [] } }]);
  await ask(client);
  const headers = client.seen[0]?.headers;
  expect(headers?.get('authorization')).toBe('Bearer first');
  expect([headers?.get('os'), headers?.get('browser'), headers?.get('appversion')]).toEqual([
    'Linux',
    'Chromium',
    '1',
  ]);
  expect(headers?.get('requestId')).toMatch(/^[0-9a-f]{32}$/);
});

test.each<[Reply, number]>([
  [{ status: 210 }, 100],
  [{ status: 499 }, 1000],
  ['no network', 1000],
])(
  'after %j the client replays the call up to three times, each after %i ms and with the same requestId',
  async (reply, delay) => {
    const client = clientAnswering([reply, reply, reply, { status: 200, body: { businesses: [] } }]);
    await expect(ask(client)).resolves.toEqual({ businesses: [] });
    expect(client.waits).toEqual([delay, delay, delay]);
    expect(new Set(client.seen.map(({ requestId }) => requestId)).size).toBe(1);
  },
);

test('the client throws an error with a message if the third replay also fails', async () => {
  const client = clientAnswering(Array.from({ length: 4 }, () => ({ status: 499 })));
  await expect(ask(client)).rejects.toMatchObject({ status: 499, message: 'sentence:data-fetch' });
  expect(client.seen).toHaveLength(4);
});

test('the client stores the new token from the authorization header of a reply', async () => {
  const client = clientAnswering([{ status: 200, headers: { authorization: 'Bearer second' } }]);
  await client.call(contract.access.refreshToken, {});
  expect(client.token()).toBe('second');
});

test.each([401, 424])(
  'status %i ends the session and the error has the message of the server',
  async (status) => {
    const client = clientAnswering([
      { status, body: { message: 'Hyni përsëri.', code: 'not-signed-in', requestId: 'r' } },
    ]);
    await expect(ask(client)).rejects.toThrow('Hyni përsëri.');
    expect(client.signedOut).toHaveLength(1);
  },
);

const tokenOf = (session: string, exp: number) => `e30.${btoa(JSON.stringify({ jti: session, exp }))}.`;

/**
 * Refreshes the token of the session while a call is in flight; `replyTo` gives the status for the token of each
 * request.
 */
async function refreshedMeanwhile(replyTo: (token: string) => number) {
  const [before, after] = [tokenOf('a', 1), tokenOf('a', 2)];
  const sent: string[] = [];
  const signedOut: unknown[] = [];
  let token = before;
  const { call } = clientAnswering([], {
    token: { get: () => token, set: () => undefined },
    onSignedOut: (error) => signedOut.push(error),
    fetch: async (_address, init) => {
      const carried = (new Headers(init?.headers).get('authorization') ?? '').replace('Bearer ', '');
      sent.push(carried);
      token = after;
      return new Response('{"businesses":[]}', { status: replyTo(carried) });
    },
  });
  const outcome = await call(contract.businesses.myBusinesses, {}).catch((error: CallError) => error.status);
  return { outcome, sent, signedOut, before, after };
}

test.each([401, 424])(
  'status %i ends the session if the retry with the refreshed token gets the same status',
  async (status) => {
    const { outcome, sent, signedOut, before, after } = await refreshedMeanwhile(() => status);
    expect(outcome).toBe(status);
    expect(sent).toEqual([before, after]);
    expect(signedOut).toHaveLength(1);
  },
);

test('a 401 for a token that was refreshed meanwhile is retried with the new token', async () => {
  const { outcome, sent, signedOut, before, after } = await refreshedMeanwhile((token) =>
    token === tokenOf('a', 1) ? 401 : 200,
  );
  expect(outcome).toEqual({ businesses: [] });
  expect(sent).toEqual([before, after]);
  expect(signedOut).toEqual([]);
});

test('a late 401 of an earlier session does not end the current session', async () => {
  const signedOut: unknown[] = [];
  let token = tokenOf('a', 1);
  let requests = 0;
  const { call } = clientAnswering([], {
    token: { get: () => token, set: () => undefined },
    onSignedOut: (error) => signedOut.push(error),
    fetch: async () => {
      requests += 1;
      token = tokenOf('b', 1);
      return new Response('{}', { status: 401 });
    },
  });
  await expect(call(contract.businesses.myBusinesses, {})).rejects.toMatchObject({ status: 401 });
  expect(signedOut).toEqual([]);
  // The client does not repeat the call with the token of another session.
  expect(requests).toBe(1);
});

test('a late reply of an earlier session does not restore its token', async () => {
  let token = 'first';
  const { call } = clientAnswering([], {
    token: { get: () => token, set: (next) => (token = next) },
    fetch: async () => {
      token = 'second';
      return new Response('{"businesses":[]}', { headers: { authorization: 'Bearer prolonged first' } });
    },
  });
  await call(contract.businesses.myBusinesses, {});
  expect(token).toBe('second');
});

test('403 does not end the session', async () => {
  const client = clientAnswering([
    { status: 403, body: { message: 'Jo.', code: 'not-permitted', requestId: 'r' } },
  ]);
  await expect(ask(client)).rejects.toThrow('Jo.');
  expect(client.signedOut).toEqual([]);
});

test('the client repeats the call at the address of a 210 reply', async () => {
  let base = '';
  const client = clientAnswering(
    [
      { status: 210, headers: { 'base-address': 'http://home.example' } },
      { status: 200, body: { businesses: [] } },
    ],
    { baseAddress: () => base, onBaseAddress: (_service, address) => (base = address) },
  );
  await ask(client);
  expect(client.seen.map(({ address }) => address)).toEqual([
    '/api/main/business/my-businesses',
    'http://home.example/api/main/business/my-businesses',
  ]);
});

test('input fields go into the path, the query or the body as the route declares', async () => {
  const client = clientAnswering([{ status: 200 }, { status: 200 }]);
  await client.call(contract.activity.list, { page: 2, users: ['a', 'b'] });
  await client.call(contract.views.remove, { table: 'activity', viewId: 'x/y' });
  expect(client.seen.map(({ address }) => address)).toEqual([
    '/api/main/activity?page=2&users=a&users=b',
    '/api/main/views/activity/x%2Fy',
  ]);
});

test('declared header fields are sent as headers and read from the reply headers', async () => {
  const body = { changedCustomers: [], deletedCustomers: [], hasMore: false };
  const client = clientAnswering([
    { status: 200, body, headers: { customersTimestamp: '17' } },
    { status: 200, body, headers: { customersTimestamp: '18' } },
  ]);
  const first = await client.call(contract.customers.changes, {});
  expect(first).toEqual({ ...body, customersTimestamp: '17' });
  const { customersTimestamp } = first;
  expect((await client.call(contract.customers.changes, { customersTimestamp })).customersTimestamp).toBe(
    '18',
  );
  expect(client.seen.map(({ headers }) => headers.get('customersTimestamp'))).toEqual([null, '17']);
  expect(client.seen.map(({ address }) => address)).toEqual([
    '/api/main/customers-changes',
    '/api/main/customers-changes',
  ]);
});

test('a header field of a call does not replace a header of the client', async () => {
  const client = clientAnswering([{ status: 200, headers: { customersTimestamp: '1' } }]);
  await client.call(contract.customers.changes, { customersTimestamp: '5' });
  expect(client.seen[0]?.headers.get('authorization')).toBe('Bearer first');
  expect(client.seen[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
});

test('a call error contains the details of the refusal reply', async () => {
  const details = { fault: { code: '12', text: 'BR-CO-15' } };
  const body = { message: 'Jo.', code: 'tax-authority-refused', requestId: 'r', details };
  const client = clientAnswering([
    { status: 409, body },
    { status: 409, body: { ...body, details: undefined } },
  ]);
  const request = () => client.call(contract.customers.taxpayers, { name: 'Drita' });
  await expect(request()).rejects.toMatchObject({ details });
  await expect(request()).rejects.toMatchObject({ details: {} });
});
