import { demoLogins } from '@tezga/server/demo';
import { startProduct } from '@tezga/tools/trial';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';

// From the tenth wrong password on the product refuses without checking it, so only nine attempts can be timed.
const attemptsEach = 9;
const promisedDifference = 0.05;

/** Checks that the reply time does not reveal whether a user name exists. */
export async function measureSignIn(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let attempt = 0; attempt < attemptsEach; attempt += 1) {
      // Alternates between known and unknown names, so that both run under the same load of the machine.
      for (const { username } of demoLogins) {
        known.push(await refusedAfterMs(product.address, username));
        unknown.push(await refusedAfterMs(product.address, `askush-${attempt}-${username}`));
      }
    }
    // The first attempts are warm-up.
    const [ours, reference] = [medianOf(known.slice(2)), medianOf(unknown.slice(2))];
    return [
      {
        what: `sign-in refused: wrong password, median of ${known.length - 2}`,
        ours: `${ours.toFixed(2)} ms`,
        reference: `${reference.toFixed(2)} ms, unknown name`,
        ratio: `${(ours / reference).toFixed(3)} ×`,
        promise: `within ${100 * promisedDifference} %`,
        isMet: Math.abs(ours / reference - 1) <= promisedDifference,
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
