import { freeLoopbackPort } from '../free-loopback-port.ts';
import { serverBundle } from '../launch/build.ts';
import { startChild, type Child } from './start-child.ts';

export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Stops the server as an update would, and starts it again after what happens meanwhile. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The built product as a process of its own on this database, with the demonstration in it. */
export async function serveProduct(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freeLoopbackPort();
  const start = (): Promise<Child> =>
    startChild(
      ['--enable-source-maps', serverBundle],
      {
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        TOKEN_SECRET: 'a secret for nothing but a trial',
        SECRETS_KEY: Buffer.alloc(32, 'trial').toString('base64'),
        TEZGA_DEMO: '1',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      port,
    );
  let server = await start();
  return {
    address: server.address,
    databaseUrl,
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      server = await start();
    },
    stop: () => server.stop(),
  };
}
