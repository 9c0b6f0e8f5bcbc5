import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { onStopRequest, type StopSignal } from './stop-request.ts';

export type ProgramOptions = {
  /** Below the project's root. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  /** Given, the caller answers to stop requests; otherwise they are passed on to the program. */
  signal?: AbortSignal;
};

export type ProgramResult = { exitCode: number; output: string };

/** The path of a program that an npm package brings along. */
export function packageProgram(name: string): string {
  return join(projectRoot, 'node_modules', '.bin', name);
}

/** Runs a program with its output going straight to the console; resolves to its exit code. */
export async function showProgram(
  program: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<number> {
  return (await run(program, args, options, 'inherit')).exitCode;
}

/** Runs a program and collects what it writes. */
export function captureProgram(
  program: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return run(program, args, options, 'pipe');
}

function run(
  program: string,
  args: string[],
  { folder = '.', environment = process.env, signal }: ProgramOptions,
  output: 'inherit' | 'pipe',
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd: join(projectRoot, folder),
    env: environment,
    shell: process.platform === 'win32', // programs of npm packages are .cmd files there
    stdio: ['ignore', output, output],
    ...(signal ? { signal } : {}),
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const standIn = signal ? undefined : passStopRequestsTo(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      standIn?.childEnded();
      resolve({ exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** A command that waits for a program stops with it, and ends as if the signal had ended the command itself. */
function passStopRequestsTo(child: ChildProcess): { childEnded(): void } {
  let stoppedBy: StopSignal | undefined;
  const forgetRequests = onStopRequest((signal) => {
    stoppedBy = signal;
    // The terminal gives Ctrl-C to the program as well, and a second one would cut its tidying up short.
    if (signal !== 'SIGINT') child.kill(signal);
  });
  return {
    childEnded: () => {
      forgetRequests();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
    },
  };
}
