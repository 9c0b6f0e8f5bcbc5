import { fileURLToPath } from 'node:url';
import { demoPassword } from '@tezga/server/demo';
import { startChild, startProduct } from '@tezga/tools/trial';
import autocannon from 'autocannon';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';

const connections = 8;
const seconds = 4;
const turns = 5;
const promisedRatio = 0.35;

/** Measures a call that reads one row, compared with a server that only runs the select of that call. */
export async function measureCalls(): Promise<Measured[]> {
  const product = await startProduct();
  const bare = await startChild(
    ['--import', 'tsx', fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    { DATABASE_URL: product.databaseUrl },
  );
  try {
    const { token, businessId } = await signIn(product.address);
    const measureOurs = () => requestsPerSecond(`${product.address}/api/main/ownData`, token);
    const measureTheirs = () => requestsPerSecond(`${bare.address}/${businessId}`);
    // Warms up both servers, then alternates between them, so that both run under the same load of the
    // machine.
    await measureTheirs();
    await measureOurs();
    const ours = [];
    const theirs = [];
    for (let turn = 0; turn < turns; turn += 1) {
      theirs.push(await measureTheirs());
      ours.push(await measureOurs());
    }
    const [median, reference] = [medianOf(ours), medianOf(theirs)];
    return [
      {
        what: `authenticated one-row call, ${connections} connections, median of ${turns}`,
        ours: `${Math.round(median)} requests/s`,
        reference: `${Math.round(reference)} requests/s, bare route, same select`,
        ratio: `${((100 * median) / reference).toFixed(1)} %`,
        promise: `at least ${100 * promisedRatio} %`,
        isMet: median / reference >= promisedRatio,
      },
    ];
  } finally {
    await bare.stop();
    await product.stop();
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

async function requestsPerSecond(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: token };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
