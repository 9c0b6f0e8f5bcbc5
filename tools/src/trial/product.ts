import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import { serverBundle, taxAuthorityBundle } from '../launch/build.ts';
import { saveAuthorityCertificates } from '../launch/start-stand-in.ts';
import { startChild, type Child } from './start-child.ts';

export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Stops the server as an update would, runs `meanwhile`, and starts the server again. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /**
   * Starts the stand-in of the tax authority, which few journeys need, and resolves to its address; it stops with
   * the product.
   */
  startTaxAuthority(): Promise<string>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Starts the stand-in of the tax authority first, which issues certificates to the businesses of the demo. */
  readonly hasCertificates?: boolean;
  /** The port of the server; a free port if it is left out. */
  readonly port?: number;
  /** Runs the jobs in a separate process, as `npm start` does; otherwise in the server. */
  readonly hasOwnWorker?: boolean;
}

/** Starts the built product as a separate process on this database, with the demo data. */
export async function serveProduct(
  databaseUrl: string,
  { environment = {}, hasCertificates = false, hasOwnWorker = false, ...options }: ProductOptions = {},
): Promise<Product> {
  const port = options.port ?? (await freeLoopbackPort());
  const authorityPort = await freeLoopbackPort();
  const folder = await mkdtemp(join(tmpdir(), 'tezga-product-'));
  const standIn = { databaseUrl, port: authorityPort, certificatesFile: join(folder, 'tax-authority.pem') };
  const settings = { ...settingsOf(standIn, hasCertificates), ...environment };
  const startServer = (worker: object, at?: number): Promise<Child> =>
    startChild(['--enable-source-maps', serverBundle], { ...settings, ...worker }, at);
  const start = (): Promise<Child> => startServer(hasOwnWorker ? { TEZGA_WORKER: 'none' } : {}, port);
  let authority: Promise<Child> | null = hasCertificates ? startTaxAuthority(standIn) : null;
  await authority;
  let server = await start();
  const worker = hasOwnWorker ? await startServer({ TEZGA_WORKER: 'only' }) : null;
  return {
    address: server.address,
    databaseUrl,
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      server = await start();
    },
    async crash() {
      await server.kill();
      server = await start();
    },
    async startTaxAuthority() {
      authority ??= startTaxAuthority(standIn);
      return (await authority).address;
    },
    async stop() {
      await server.stop();
      await worker?.stop();
      await (await authority)?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface StandInSettings {
  readonly databaseUrl: string;
  readonly port: number;
  /** The path of the certificates that verify the replies of the stand-in. */
  readonly certificatesFile: string;
}

/** The environment of a product that only one test uses. */
function settingsOf({ databaseUrl, port, certificatesFile }: StandInSettings, hasCertificates: boolean) {
  return {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret for nothing but a trial',
    SECRETS_KEY: Buffer.alloc(32, 'trial').toString('base64'),
    TEZGA_DEMO: '1',
    TEZGA_DEMO_CERTIFICATES: hasCertificates ? '1' : '0',
    // No demo sales: journeys make their own and see no others.
    TEZGA_DEMO_DAYS: '0',
    TAX_AUTHORITY_URL: `http://127.0.0.1:${port}`,
    TAX_AUTHORITY_CERTIFICATES: certificatesFile,
    LOG_LEVEL: 'warn',
  };
}

/** Starts the stand-in of the tax authority as a separate process, with its schema in this database. */
async function startTaxAuthority({ databaseUrl, port, certificatesFile }: StandInSettings): Promise<Child> {
  const environment = {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '3',
    TAX_AUTHORITY_PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const child = await startChild(['--enable-source-maps', taxAuthorityBundle], environment, port, '/health');
  await saveAuthorityCertificates(child.address, certificatesFile);
  return child;
}
