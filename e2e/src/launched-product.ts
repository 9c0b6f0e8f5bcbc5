import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freeLoopbackPort } from '@tezga/tools/free-loopback-port';
import { becomesReady } from '@tezga/tools/trial';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface LaunchedProduct {
  readonly address: string;
  readonly authorityAddress: string;
  /** The console output so far. */
  written(): string;
  /** The launcher's child processes and their states, a line each. */
  processes(): Promise<string>;
  /** Kills the process whose command line contains this text. */
  killProgram(program: string): Promise<void>;
  /** Kills the launcher and every process below it. */
  killEverything(): Promise<void>;
  /** Stops the launcher as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Runs `npm start` on the given data; `settings` may replace the settings of a trial. */
export async function launchProduct(
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<LaunchedProduct> {
  const [port, authorityPort, providerPort] = [
    await freeLoopbackPort(),
    await freeLoopbackPort(),
    await freeLoopbackPort(),
  ];
  const environment = {
    ...process.env,
    PORT: String(port),
    TAX_AUTHORITY_PORT: String(authorityPort),
    PAYMENT_PROVIDER_PORT: String(providerPort),
    TEZGA_DATA: data,
    TEZGA_DEMO_DAYS: '0',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const launcher = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: root, env: environment });
  const ended = once(launcher, 'exit');
  let written = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const patience = AbortSignal.timeout(120_000);
  await Promise.race([becomesReady(port, patience), ended]);
  if (patience.aborted || launcher.exitCode !== null)
    throw new Error(`npm start did not become ready:\n${written}`);
  const pid = launcher.pid ?? 0;
  return {
    address: `http://127.0.0.1:${port}`,
    authorityAddress: `http://127.0.0.1:${authorityPort}`,
    written: () => written,
    processes: async () =>
      (await childrenOf(pid))
        .map(({ pid: child, state, command }) => `${child} ${state} ${command}`)
        .join('\n'),
    async killProgram(program) {
      const found = (await childrenOf(pid)).find(({ command }) => command.includes(program));
      if (found === undefined) throw new Error(`${program} does not run`);
      process.kill(found.pid, 'SIGKILL');
    },
    async killEverything() {
      if (launcher.exitCode === null && launcher.signalCode === null) await killFamily(pid);
      await ended;
    },
    async stop() {
      launcher.kill('SIGINT');
      await ended;
    },
  };
}

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** As ps writes it: the state letters and the kernel function in which the process waits. */
  readonly state: string;
  readonly command: string;
}

async function listProcesses(): Promise<ListedProcess[]> {
  const listing = spawn('ps', ['-e', '-o', 'pid=,ppid=,stat=,wchan=,args=']);
  let text = '';
  listing.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(listing, 'close');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = '', parent = '', state = '', wait = '', ...command] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        state: `${state} ${wait}`,
        command: command.join(' '),
      };
    });
}

const childrenOf = async (pid: number) => (await listProcesses()).filter(({ parent }) => parent === pid);

/** Kills the launcher, the server and PostgreSQL one by one, because they run in separate process groups. */
async function killFamily(launcher: number): Promise<void> {
  const all = await listProcesses();
  const family = [launcher];
  for (const above of family)
    family.push(...all.flatMap(({ pid, parent }) => (parent === above ? [pid] : [])));
  for (const pid of family) killIfAlive(pid);
}

/** A process may have ended since the listing, or with its parent. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
