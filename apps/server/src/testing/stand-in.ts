import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { beforeEachFile } from './between-files.ts';
import { cloneTemplate } from './worker-database.ts';

/** The stand-in of the tax authority as a process of its own. */
export interface StandIn {
  readonly address: string;
  /** With which a server finds it and believes its replies. */
  readonly environment: Record<string, string>;
  /** Does what its control page does. */
  readonly control: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;
  /** What it keeps; a till is registered from today on, and some tests need it to be older. */
  readonly sql: postgres.Sql;
  /** All files of the worker use it. */
  readonly isShared: boolean;
  /** How often it was switched to misbehave: the circuit breaker of a server that called it meanwhile may be open. */
  troubles(): number;
  /** Ends one of its own; the worker's stand-in runs on for the next file. */
  stop(): Promise<void>;
}

// Built before the first test of a run: from its sources every start would take a second more.
const program = fileURLToPath(new URL('../../../tax-authority/dist/main.js', import.meta.url));
/** The pipe closes however the worker ends, even where it is terminated; then the stand-in ends and leaves nothing. */
const endWithWorker = `data:text/javascript,${encodeURIComponent(`
  import { rmSync } from 'node:fs';
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
  process.once('exit', () => rmSync(process.env.STAND_IN_FOLDER, { recursive: true, force: true }));
`)}`;
const nameOfNew = () => `stand_in_${crypto.randomUUID().replaceAll('-', '')}`;
let template: Promise<string> | null = null;

export interface StandInOptions {
  /** A test reads or changes what the whole stand-in knows. */
  readonly isOwn?: boolean;
  /** Where a test would not see that one business signs with the key of another; else they share one, which is quicker. */
  readonly hasOwnKeys?: boolean;
}

let ofThisWorker: Promise<StandIn> | null = null;

/** The worker's stand-in, which all its files share; or, where an option asks for it, one on a database of its own. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  if (Object.keys(options).length > 0) return startOwn(options);
  ofThisWorker ??= startShared();
  return ofThisWorker;
}

async function startShared(): Promise<StandIn> {
  const standIn = await startOwn();
  const { switches } = await switchesOf(standIn.control);
  let restored = 0;
  beforeEachFile(async () => {
    if (standIn.troubles() === restored) return;
    await standIn.control('PUT', '/switches', switches);
    restored = standIn.troubles();
  });
  return { ...standIn, isShared: true, stop: () => Promise.resolve() };
}

async function startOwn(options: StandInOptions = {}): Promise<StandIn> {
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
  const folder = await mkdtemp(join(tmpdir(), 'tezga-stand-in-'));
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', endWithWorker, program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '3',
      TAX_AUTHORITY_PORT: '0',
      TAX_AUTHORITY_SHARED_KEYS: hasOwnKeys ? '0' : '1',
      LOG_LEVEL: 'info',
      STAND_IN_FOLDER: folder,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await Promise.race([
    addressIn(createInterface(child.stdout)),
    exited.then(() => Promise.reject(new Error('the stand-in ended before it listened'))),
  ]);
  // Read on, or a full pipe would stop it.
  child.stdout.resume();
  const control = controlAt(address);
  const sql = postgres(databaseUrl, { max: 1 });
  const certificatesFile = join(folder, 'tax-authority.pem');
  const { certificates } = (await control('GET', '/authority')) as { certificates: string[] };
  await writeFile(certificatesFile, certificates.join(''));
  return {
    address,
    sql,
    environment: { TAX_AUTHORITY_URL: address, TAX_AUTHORITY_CERTIFICATES: certificatesFile },
    ...(await countingTroubles(control)),
    isShared: false,
    async stop() {
      child.stdin.end();
      await exited;
      await sql.end();
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

type Switches = Record<string, unknown>;
const switchesOf = async (control: StandIn['control']) =>
  (await control('GET', '/switches')) as { switches: Switches };

/** Counts what switches it to anything else than it was at first. */
async function countingTroubles(control: StandIn['control']): Promise<Pick<StandIn, 'control' | 'troubles'>> {
  const { switches } = await switchesOf(control);
  let troubles = 0;
  return {
    troubles: () => troubles,
    control: (method, path, body) => {
      const isTrouble =
        path === '/switches' && Object.entries(body ?? {}).some(([name, value]) => switches[name] !== value);
      if (isTrouble) troubles += 1;
      return control(method, path, body);
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address !== undefined) return address;
  }
  throw new Error('the stand-in never said where it listens');
}
