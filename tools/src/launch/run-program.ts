import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { onStopRequest, type StopSignal } from './stop-request.ts';

export type ProgramOptions = {
  /** The working directory, relative to the project's root. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  /** When given, the caller handles stop signals; otherwise they are forwarded to the program. */
  signal?: AbortSignal;
};

export type ProgramResult = { exitCode: number; output: string };

/** The path of a program that an npm package contains. */
export function packageProgram(name: string): string {
  return join(projectRoot, 'node_modules', '.bin', name);
}

/** Runs a program with its output on the console; resolves to its exit code. */
export async function showProgram(
  program: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<number> {
  return (await run(program, args, options, 'inherit')).exitCode;
}

/** Runs a program and captures its output. */
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

/** Forwards stop signals to the child; afterwards this process exits as if the signal had ended it. */
function passStopRequestsTo(child: ChildProcess): { childEnded(): void } {
  let stoppedBy: StopSignal | undefined;
  const forgetRequests = onStopRequest((signal) => {
    stoppedBy = signal;
    // The terminal sends Ctrl-C to the child as well, and a second SIGINT would interrupt its shutdown.
    if (signal !== 'SIGINT') child.kill(signal);
  });
  return {
    childEnded: () => {
      forgetRequests();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
    },
  };
}
