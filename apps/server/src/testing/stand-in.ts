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

/** The stand-in of the tax authority, in a separate process. */
export interface StandIn {
  readonly address: string;
  /** Settings with which a server reaches the stand-in and trusts its replies. */
  readonly environment: Record<string, string>;
  /** Calls the control API of the stand-in. */
  readonly control: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;
  /** The database of the stand-in, for tests that need data that its API cannot create, such as an older till. */
  readonly sql: postgres.Sql;
  /** Whether all test files of the worker share this stand-in. */
  readonly isShared: boolean;
  /**
   * The number of calls that switched on a fault. If it grew, a server that used the stand-in may have an open
   * circuit breaker.
   */
  faultCount(): number;
  /** Ends the process; a shared stand-in runs on for the next file. */
  stop(): Promise<void>;
}

// The bundle, which is built before the tests: a start from the sources would take a second longer.
const program = fileURLToPath(new URL('../../../tax-authority/dist/main.js', import.meta.url));
/**
 * A module loaded into the stand-in: when its stdin closes, even because the worker was killed, it ends the process
 * and deletes its folder.
 */
const endWithWorker = `data:text/javascript,${encodeURIComponent(`
  import { rmSync } from 'node:fs';
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
  process.once('exit', () => rmSync(process.env.STAND_IN_FOLDER, { recursive: true, force: true }));
`)}`;
const nameOfNew = () => `stand_in_${crypto.randomUUID().replaceAll('-', '')}`;
let template: Promise<string> | null = null;

export interface StandInOptions {
  /** True for a test that reads or changes data of the whole stand-in. */
  readonly isOwn?: boolean;
  /**
   * Gives each business its own key, for a test that must notice a wrong key; by default they share one, which is
   * faster.
   */
  readonly hasOwnKeys?: boolean;
}

let ofThisWorker: Promise<StandIn> | null = null;

/** The stand-in that all files of the worker share; with an option, a separate one with its own database. */
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
    if (standIn.faultCount() === restored) return;
    await standIn.control('PUT', '/switches', switches);
    restored = standIn.faultCount();
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

/** Creates the template database once for each worker, because generating the keys of the authority is slow. */
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
  // Reads the output continuously, because a full pipe would block the process.
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
    ...(await countingFaults(control)),
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

/** Counts the calls that set a switch to another value than its initial one, which simulates a fault. */
async function countingFaults(control: StandIn['control']): Promise<Pick<StandIn, 'control' | 'faultCount'>> {
  const { switches } = await switchesOf(control);
  let faultCount = 0;
  return {
    faultCount: () => faultCount,
    control: (method, path, body) => {
      const isFault =
        path === '/switches' && Object.entries(body ?? {}).some(([name, value]) => switches[name] !== value);
      if (isFault) faultCount += 1;
      return control(method, path, body);
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address !== undefined) return address;
  }
  throw new Error('the stand-in logged no address');
}
