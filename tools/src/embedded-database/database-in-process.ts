import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import type { Durability } from './server-settings.ts';

/** A launcher in a separate process, so that a test can kill it. */
export type DatabaseInProcess = {
  /** Rejects with the error output of the process when it ends early. */
  url: Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const script = `
  import { startEmbeddedDatabase } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
  const database = await startEmbeddedDatabase({ dataDirectory: process.argv[1], durability: process.argv[2] });
  process.stdout.write(database.url);
  process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
`;

export function databaseInProcess(dataDirectory: string, durability: Durability = 'safe'): DatabaseInProcess {
  const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, [
    '--import',
    typeScript,
    '--input-type=module',
    '-e',
    script,
    dataDirectory,
    durability,
  ]);
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const url = new Promise<string>((resolve, reject) => {
    let errors = '';
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.once('close', () => reject(new Error(errors)));
  });
  url.catch(() => undefined); // a test may kill the process before it prints its address
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

export async function queryOnce<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    return [...(await client.unsafe<Row[]>(query))];
  } finally {
    await client.end();
  }
}

export async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(5);
}
