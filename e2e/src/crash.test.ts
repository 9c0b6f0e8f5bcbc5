import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeLoopbackPort } from '@tezga/tools/free-loopback-port';
import { becomesReady } from '@tezga/tools/trial';
import { expect, test } from 'vitest';
import { owner } from './browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start` on the given data, killed with all its processes when told to. */
async function start(data: string) {
  const port = await freeLoopbackPort();
  const environment = {
    ...process.env,
    PORT: String(port),
    TAX_AUTHORITY_PORT: String(await freeLoopbackPort()),
    TEZGA_DATA: data,
    LOG_LEVEL: 'error',
  };
  const launcher = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await becomesReady(port, AbortSignal.timeout(120_000));
  const signIn = await fetch(`${address}/api/auth/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: owner.email, password: owner.password }),
  });
  const authorization = signIn.headers.get('authorization') ?? '';
  return { address, authorization, launcher, kill: () => killEverything(launcher.pid ?? 0) };
}

/** The launcher, the server and PostgreSQL, which stand in process groups of their own. */
async function killEverything(launcher: number): Promise<void> {
  const listing = spawn('ps', ['-e', '-o', 'pid=,ppid=']);
  let text = '';
  listing.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(listing, 'close');
  const pairs = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [launcher];
  for (const parent of family)
    family.push(...pairs.flatMap(([pid = 0, above]) => (above === parent ? [pid] : [])));
  for (const pid of family) killIfAlive(pid);
}

/** What its parent took down with it, or what had ended since the listing, needs no killing. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function save(address: string, authorization: string, name: string): Promise<boolean> {
  const response = await fetch(`${address}/api/main/views/activity`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', requestId: `request-${name}` },
    body: JSON.stringify({ name, search: '' }),
  }).catch(() => null);
  return response?.ok ?? false;
}

// The launcher finds its processes by ps, which Windows does not have.
test.skipIf(process.platform === 'win32')(
  'killing everything in the middle of the work loses nothing that was acknowledged',
  { timeout: 240_000 },
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'tezga-crash-'));
    const acknowledged: string[] = [];
    for (const round of [1, 2]) {
      const { address, authorization, kill, launcher } = await start(data);
      const ended = once(launcher, 'exit');
      const work = Promise.all(
        Array.from({ length: 200 }, async (_unused, number) => {
          const name = `${round}-${number}`;
          if (!(await save(address, authorization, name))) return;
          acknowledged.push(name);
          if (acknowledged.length === 60 * round) await kill();
        }),
      );
      await work;
      await ended;
    }
    const { address, authorization, launcher } = await start(data);
    const reply = await fetch(`${address}/api/main/views/activity`, { headers: { authorization } });
    const { views } = (await reply.json()) as { views: { name: string }[] };
    const kept = new Set(views.map(({ name }) => name));
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    const ended = once(launcher, 'exit');
    launcher.kill('SIGINT');
    await ended;
    await rm(data, { recursive: true, force: true });
  },
);
