import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import { serverBundle, taxAuthorityBundle } from '../launch/build.ts';
import { keepAuthorityCertificates } from '../launch/start-stand-in.ts';
import { startChild, type Child } from './start-child.ts';

export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Stops the server as an update would, and starts it again after what happens meanwhile. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Kills the server in the middle of whatever it does, and starts it again. */
  crash(): Promise<void>;
  /** Starts the stand-in of the tax authority, which few journeys need, and says where; it stops with the product. */
  startTaxAuthority(): Promise<string>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The stand-in starts first, and the demonstration's businesses get certificates of it. */
  readonly hasCertificates?: boolean;
  /** Jobs run in a process of their own, as `npm start` has it; left out: in the server. */
  readonly hasOwnWorker?: boolean;
}

/** The built product as a process of its own on this database, with the demonstration in it. */
export async function serveProduct(
  databaseUrl: string,
  { environment = {}, hasCertificates = false, hasOwnWorker = false }: ProductOptions = {},
): Promise<Product> {
  const [port, authorityPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const folder = await mkdtemp(join(tmpdir(), 'tezga-product-'));
  const place = { databaseUrl, port: authorityPort, certificatesFile: join(folder, 'tax-authority.pem') };
  const settings = { ...settingsOf(place, hasCertificates), ...environment };
  const startServer = (worker: object, at?: number): Promise<Child> =>
    startChild(['--enable-source-maps', serverBundle], { ...settings, ...worker }, at);
  const start = (): Promise<Child> => startServer(hasOwnWorker ? { TEZGA_WORKER: 'none' } : {}, port);
  let authority: Promise<Child> | null = hasCertificates ? startTaxAuthority(place) : null;
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
      authority ??= startTaxAuthority(place);
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

interface Place {
  readonly databaseUrl: string;
  readonly port: number;
  readonly certificatesFile: string;
}

/** Those of a product that nobody else uses. */
function settingsOf({ databaseUrl, port, certificatesFile }: Place, hasCertificates: boolean) {
  return {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret for nothing but a trial',
    SECRETS_KEY: Buffer.alloc(32, 'trial').toString('base64'),
    TEZGA_DEMO: '1',
    TEZGA_DEMO_CERTIFICATES: hasCertificates ? '1' : '0',
    // Journeys sell for themselves, and see nothing that they did not do.
    TEZGA_DEMO_DAYS: '0',
    TAX_AUTHORITY_URL: `http://127.0.0.1:${port}`,
    TAX_AUTHORITY_CERTIFICATES: certificatesFile,
    LOG_LEVEL: 'warn',
  };
}

interface StandInPlace {
  readonly databaseUrl: string;
  readonly port: number;
  /** Where it is written down by which certificates its replies are believed. */
  readonly certificatesFile: string;
}

/** The stand-in of the tax authority as a process of its own, with its schema in this database. */
async function startTaxAuthority({ databaseUrl, port, certificatesFile }: StandInPlace): Promise<Child> {
  const environment = {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '3',
    TAX_AUTHORITY_PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const child = await startChild(['--enable-source-maps', taxAuthorityBundle], environment, port, '/health');
  await keepAuthorityCertificates(child.address, certificatesFile);
  return child;
}
