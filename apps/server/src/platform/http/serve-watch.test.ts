import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';

const forwarded = [{ 'x-forwarded-for': '198.51.100.7' }, { forwarded: 'for=198.51.100.7' }];

test('if TRUST_PROXY is not set, /metrics refuses forwarded requests and the log has one warning', async () => {
  const logged: string[] = [];
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  const server = await startTestServer({ logTo });
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`${server.address}/metrics`, { headers })).status;
  expect(await statusWith({})).toBe(200);
  for (const headers of forwarded) expect(await statusWith(headers)).toBe(404);
  await server.stop();
  expect(logged.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(1);
});

test('/metrics serves a request through a proxy with the token', async () => {
  const token = 'a-token-for-the-metrics';
  const server = await startTestServer({ environment: { METRICS_TOKEN: token } });
  const headers = { ...forwarded[0], authorization: `Bearer ${token}` };
  expect((await fetch(`${server.address}/metrics`, { headers })).status).toBe(200);
  await server.stop();
});
