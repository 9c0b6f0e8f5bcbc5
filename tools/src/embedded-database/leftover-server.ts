import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasProcFolder } from './process-identity.ts';

const pollIntervalMs = 20;

// PostgreSQL takes SIGINT as a fast shutdown, and SIGQUIT as an immediate one, which costs a crash recovery
// at the next start.
const signals = [
  { name: 'SIGINT', waitMs: 20_000 },
  { name: 'SIGQUIT', waitMs: 5_000 },
  { name: 'SIGKILL', waitMs: 5_000 },
] as const;

/** Stops a server that a killed launcher left running on this data, because it would block the new start. */
export async function stopLeftoverServer(cluster: string, onFound: () => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  if (serverProcesses(cluster).length > 0) {
    onFound();
    await stopProcesses(cluster);
  }
  // The pid file is deleted, because PostgreSQL would take a zombie, or an unrelated process with the same
  // id, for a running server.
  if (hasProcFolder) rmSync(pidFile, { force: true });
}

async function stopProcesses(cluster: string): Promise<void> {
  for (const { name, waitMs } of signals) {
    const giveUpAt = Date.now() + waitMs;
    for (const { pid, signal } of signalled(cluster, name)) send(pid, signal);
    while (Date.now() < giveUpAt) {
      if (serverProcesses(cluster).length === 0) return;
      await delay(pollIntervalMs);
    }
  }
  throw new Error(`PostgreSQL on ${cluster} does not end.`);
}

interface Signalled {
  readonly pid: number;
  readonly signal: NodeJS.Signals;
}

/**
 * The postmaster forwards a shutdown to its children. Without a postmaster each child gets SIGTERM directly:
 * SIGINT would only cancel the child's query, and its client would take that for an error of the query.
 */
function signalled(cluster: string, signal: NodeJS.Signals): Signalled[] {
  const running = serverProcesses(cluster);
  const postmaster = postmasterPid(cluster);
  if (signal !== 'SIGKILL' && postmaster !== undefined && running.includes(postmaster))
    return [{ pid: postmaster, signal }];
  return running.map((pid) => ({ pid, signal: signal === 'SIGINT' ? 'SIGTERM' : signal }));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended in the meantime.
  }
}

function postmasterPid(cluster: string): number | undefined {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN;
  return pid > 0 ? pid : undefined;
}

function serverProcesses(cluster: string): number[] {
  if (hasProcFolder) return processesWorkingIn(realpathSync(cluster));
  const pid = postmasterPid(cluster);
  return pid !== undefined && commandLine(pid).includes(cluster) ? [pid] : [];
}

/**
 * Every PostgreSQL process has its cluster's folder as working directory, so a process of another cluster is
 * recognised.
 */
function processesWorkingIn(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => linkTarget(`/proc/${pid}/cwd`) === cluster)
    .filter((pid) => basename(linkTarget(`/proc/${pid}/exe`) ?? '').startsWith('postgres'))
    .map(Number);
}

function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined; // the process ended, is a zombie, or belongs to another user
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
