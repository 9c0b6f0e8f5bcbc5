import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeLoopbackPort } from '@tezga/tools/free-loopback-port';
import type { Measured } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const promisedMs = 5000;

/**
 * Measures the time from `npm start` on existing data to a served login page, compared with starting Node
 * alone.
 */
export async function measureStart(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'tezga-bench-'));
  const first = await startOnce(data);
  const warm = Math.min(await startOnce(data), await startOnce(data));
  const nothing = await nodeAlone();
  await rm(data, { recursive: true, force: true });
  return [
    {
      what: `npm start, warm, to a served login page (first start ${(first / 1000).toFixed(1)} s)`,
      ours: `${(warm / 1000).toFixed(2)} s`,
      reference: `${(nothing / 1000).toFixed(2)} s, node doing nothing`,
      ratio: `${(warm / nothing).toFixed(0)} ×`,
      promise: 'under 5 s',
      isMet: warm < promisedMs,
    },
  ];
}

async function startOnce(data: string): Promise<number> {
  const [port, authorityPort, providerPort] = [
    await freeLoopbackPort(),
    await freeLoopbackPort(),
    await freeLoopbackPort(),
  ];
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      TAX_AUTHORITY_PORT: String(authorityPort),
      PAYMENT_PROVIDER_PORT: String(providerPort),
      TEZGA_DATA: data,
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  await untilServed(`http://127.0.0.1:${port}/`);
  const took = performance.now() - began;
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return took;
}

async function untilServed(address: string): Promise<void> {
  for (;;) {
    const page = await fetch(address).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes('id="root"')) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function nodeAlone(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}
