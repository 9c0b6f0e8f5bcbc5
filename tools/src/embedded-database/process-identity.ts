import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const hasProcFolder = existsSync('/proc/self/stat');

/**
 * Distinguishes a running process from a later one with the same id; undefined when the process has ended.
 */
export function processIdentity(pid: number): string | undefined {
  if (hasProcFolder) return identityFromProc(pid);
  return process.platform === 'win32' ? existenceOnly(pid) : identityFromPs(pid);
}

function identityFromProc(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name in brackets may contain blanks and brackets; the text after the last bracket starts at field 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTime = fields[22 - 3];
  // A dead process stays visible as a zombie if no parent waits for it, as in many containers.
  if (state === 'Z' || state === 'X' || startTime === undefined) return undefined;
  return `${bootId()}/${startTime}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function identityFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [state = 'Z', ...startTime] = line.split(/\s+/);
    return state.startsWith('Z') ? undefined : startTime.join(' ');
  } catch {
    return undefined;
  }
}

function existenceOnly(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch {
    return undefined;
  }
}
