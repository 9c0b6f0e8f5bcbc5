import { demoLogins } from '@tezga/server/demo';
import { startProduct } from '@tezga/tools/trial';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';

// The product refuses the tenth wrong password for an account unseen, so nine are as many as can be timed.
const attemptsEach = 9;
const promisedDifference = 0.05;

/** Whether time tells a name that exists from one that does not. */
export async function measureSignIn(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let attempt = 0; attempt < attemptsEach; attempt += 1) {
      // Turn about, so that neither has the machine at a better moment.
      for (const { username } of demoLogins) {
        known.push(await refusedAfterMs(product.address, username));
        unknown.push(await refusedAfterMs(product.address, `askush-${attempt}-${username}`));
      }
    }
    // The first of each warm up what comes after them.
    const [ours, reference] = [medianOf(known.slice(2)), medianOf(unknown.slice(2))];
    return [
      {
        what: `sign-in refused: wrong password, median of ${known.length - 2}`,
        ours: `${ours.toFixed(2)} ms`,
        reference: `${reference.toFixed(2)} ms, unknown name`,
        ratio: `${(ours / reference).toFixed(3)} ×`,
        promise: `within ${100 * promisedDifference} %`,
        isKept: Math.abs(ours / reference - 1) <= promisedDifference,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function refusedAfterMs(address: string, username: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${address}/api/auth/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Gabim-2026' }),
  });
  await response.arrayBuffer();
  if (response.status !== 400) throw new Error(`${username}: ${response.status}`);
  return performance.now() - began;
}
