import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cloneTemplate } from './worker-database.ts';

/** The stand-in of the tax authority as a process of its own. */
export interface StandIn {
  readonly address: string;
  /** With which a server finds it and believes its replies. */
  readonly environment: Record<string, string>;
  /** Does what its control page does. */
  control(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** What it keeps; a till is registered from today on, and some tests need it to be older. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

// Built before the first test of a run: from its sources every start would take a second more.
const program = fileURLToPath(new URL('../../../tax-authority/dist/main.js', import.meta.url));
const nameOfNew = () => `stand_in_${crypto.randomUUID().replaceAll('-', '')}`;
let template: Promise<string> | null = null;

export interface StandInOptions {
  /** Where a test would not see that one business signs with the key of another; else they share one, which is quicker. */
  readonly hasOwnKeys?: boolean;
}

/** Starts it on a database of its own and waits until it says where it listens. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  template ??= firstDatabase().catch((error: unknown) => {
    template = null;
    throw error;
  });
  const [, name = ''] = new URL(await template).pathname.split('/');
  return startOn(await cloneTemplate(nameOfNew(), name), options);
}

/** The keys of the authority take long to make, so they are made once a worker. */
async function firstDatabase(): Promise<string> {
  const databaseUrl = await cloneTemplate(nameOfNew());
  const first = await startOn(databaseUrl);
  await first.stop();
  return databaseUrl;
}

async function startOn(databaseUrl: string, { hasOwnKeys = false }: StandInOptions = {}): Promise<StandIn> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '3',
      TAX_AUTHORITY_PORT: '0',
      TAX_AUTHORITY_SHARED_KEYS: hasOwnKeys ? '0' : '1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await Promise.race([
    addressIn(createInterface(child.stdout)),
    exited.then(() => Promise.reject(new Error('the stand-in ended before it listened'))),
  ]);
  // Read on, or a full pipe would stop it.
  child.stdout.resume();
  const control = controlAt(address);
  const folder = await mkdtemp(join(tmpdir(), 'tezga-stand-in-'));
  const certificatesFile = join(folder, 'tax-authority.pem');
  const { certificates } = (await control('GET', '/authority')) as { certificates: string[] };
  await writeFile(certificatesFile, certificates.join(''));
  return {
    address,
    databaseUrl,
    environment: { TAX_AUTHORITY_URL: address, TAX_AUTHORITY_CERTIFICATES: certificatesFile },
    control,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

const controlAt =
  (address: string): StandIn['control'] =>
  async (method, path, body) => {
    const response = await fetch(`${address}/control/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address !== undefined) return address;
  }
  throw new Error('the stand-in never said where it listens');
}
