import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measured } from './table.ts';

const operations = 100_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The test of random stock operations, with many more operations than in a test run. */
export async function measureRandomStock(): Promise<Measured[]> {
  const began = performance.now();
  const args = ['vitest', 'run', '--project', 'server', 'apps/server/src/guarantees/random-stock'];
  const test = spawn('npx', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEZGA_STOCK_OPERATIONS: String(operations) },
  });
  const [exitCode] = (await once(test, 'exit')) as [number | null];
  const isEqual = exitCode === 0;
  return [
    {
      what: `${operations} random stock operations, compared with a brute-force model`,
      ours: isEqual ? 'equal' : 'different',
      reference: `${((performance.now() - began) / 1000).toFixed(0)} s`,
      ratio: '-',
      promise: 'equal',
      isMet: isEqual,
    },
  ];
}
