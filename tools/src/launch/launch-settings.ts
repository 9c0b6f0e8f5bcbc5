import { join, resolve } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { projectRoot } from './project-root.ts';

export type LaunchSettings = {
  port: number;
  /** The network address the server listens on: localhost unless HOST is set. */
  host: string;
  /** The port of the stand-in of the tax authority, undefined if none is started. */
  taxAuthorityPort: number | undefined;
  /** The network address the stand-in of the tax authority listens on. */
  taxAuthorityHost: string;
  /** The value of TAX_AUTHORITY_URL. */
  taxAuthorityUrl: string | undefined;
  /** The port of the stand-in of the payment provider, undefined if none is started. */
  paymentProviderPort: number | undefined;
  /** The value of TEZGA_WORKER; undefined: jobs run in a separate process. */
  worker: string | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
  tokenSecret: string | undefined;
  secretsKey: string | undefined;
  isDemo: boolean;
};

export function launchSettings(environment: NodeJS.ProcessEnv): LaunchSettings {
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const isDemo = isOn(environment['TEZGA_DEMO'] || (databaseUrl ? '0' : '1'));
  return {
    port: portNumber('PORT', environment['PORT'] || '4000'),
    host: environment['HOST'] || loopback,
    taxAuthorityPort: taxAuthorityPort(environment, isDemo),
    taxAuthorityHost: environment['TAX_AUTHORITY_HOST'] || loopback,
    taxAuthorityUrl: environment['TAX_AUTHORITY_URL'] || undefined,
    paymentProviderPort: paymentProviderPort(environment, isDemo),
    worker: environment['TEZGA_WORKER'] || undefined,
    dataFolder: resolve(projectRoot, environment['TEZGA_DATA'] || '.data'),
    databaseUrl,
    tokenSecret: environment['TOKEN_SECRET'] || undefined,
    secretsKey: environment['SECRETS_KEY'] || undefined,
    isDemo,
  };
}

const loopback = '127.0.0.1';

/**
 * Outside the demo the stand-in of the tax authority runs only on request: a business must not take its replies for
 * real ones.
 */
function taxAuthorityPort(environment: NodeJS.ProcessEnv, isDemo: boolean): number | undefined {
  const port = environment['TAX_AUTHORITY_PORT'] || (isDemo ? '4001' : undefined);
  return environment['TAX_AUTHORITY_URL'] || port === undefined
    ? undefined
    : portNumber('TAX_AUTHORITY_PORT', port);
}

/** The port of the payment provider stand-in: only in the demo, and only if the server has no provider of its own. */
function paymentProviderPort(environment: NodeJS.ProcessEnv, isDemo: boolean): number | undefined {
  if (!isDemo || environment['PAYMENT_PROVIDER_URL']) return undefined;
  return portNumber('PAYMENT_PROVIDER_PORT', environment['PAYMENT_PROVIDER_PORT'] || '4002');
}

/** The address by which a program on this machine reaches a server that listens on `host`. */
export const reachedAt = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return loopback;
  return host.includes(':') ? `[${host}]` : host;
};

export function databaseFolder({ dataFolder }: LaunchSettings): string {
  return join(dataFolder, 'database');
}

function portNumber(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new ConsoleError(consolePhrases.launch.wrongPort(name, text));
  return port;
}

function isOn(text: string): boolean {
  if (text !== '0' && text !== '1') throw new ConsoleError(consolePhrases.launch.wrongDemo(text));
  return text === '1';
}
