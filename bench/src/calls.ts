import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@tezga/server';
import { demoPassword } from '@tezga/server/demo';
import { systemClock } from '@tezga/server/platform/clock.ts';
import { readConfig } from '@tezga/server/platform/config.ts';
import { createLog } from '@tezga/server/platform/log.ts';
import { startEmbeddedDatabase } from '@tezga/tools/embedded-database';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import postgres from 'postgres';
import type { Measured } from './table.ts';

const connections = 8;
const seconds = 8;
const promisedRatio = 0.4;

/** One row behind the whole life of a call, against a bare route that does nothing but the same select. */
export async function measureCalls(): Promise<Measured[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-bench-'));
  const database = await startEmbeddedDatabase({ dataDirectory });
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'a secret that only the bench knows',
    TEZGA_DEMO: '1',
    TEZGA_WORKER: 'none',
    LOG_LEVEL: 'silent',
  });
  const server = await startServer({
    config,
    log: createLog('silent'),
    clock: systemClock,
    sourceFolder: fileURLToPath(new URL('../../apps/server/src', import.meta.url)),
  });
  const address = `http://127.0.0.1:${server.port}`;
  const { token, businessId } = await signIn(address);
  const bare = await startBareServer(database.url);
  try {
    // Turn about, so that neither has the machine at a better moment.
    const ours = [];
    const theirs = [];
    for (let turn = 0; turn < 2; turn += 1) {
      theirs.push(await requestsPerSecond(`${bare.address}/${businessId}`));
      ours.push(await requestsPerSecond(`${address}/api/main/ownData`, token));
    }
    const [best, reference] = [Math.max(...ours), Math.max(...theirs)];
    return [
      {
        what: `authenticated one-row call, ${connections} connections`,
        ours: `${Math.round(best)} requests/s`,
        reference: `${Math.round(reference)} requests/s, bare route, same select`,
        ratio: `${((100 * best) / reference).toFixed(1)} %`,
        promise: 'at least 40 %',
        isKept: best / reference >= promisedRatio,
      },
    ];
  } finally {
    await bare.stop();
    await server.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function signIn(address: string): Promise<{ token: string; businessId: string }> {
  const response = await fetch(`${address}/api/auth/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'pronar@market.example', password: demoPassword }),
  });
  const { businessId } = (await response.json()) as { businessId: string };
  return { token: response.headers.get('authorization') ?? '', businessId };
}

async function startBareServer(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 10 });
  const server = Fastify();
  server.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
    const [row] = await sql`
      select business.id, business.name, business.nipt, owner.name as owner_name, settings.impact_warehouse,
        settings.allow_negative_stock, settings.group_articles_by_name
      from platform.businesses business
      join tenant.settings settings on settings.business_id = business.id
      left join platform.users owner on owner.id = business.owner_id
      where business.id = ${params.id}`;
    return row;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await sql.end();
    },
  };
}

async function requestsPerSecond(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: token };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
