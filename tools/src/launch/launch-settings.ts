import { join, resolve } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { projectRoot } from './project-root.ts';

export type LaunchSettings = {
  port: number;
  /** Undefined where TAX_AUTHORITY_URL names one that runs elsewhere. */
  taxAuthorityPort: number | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
  tokenSecret: string | undefined;
  secretsKey: string | undefined;
  isDemo: boolean;
};

export function launchSettings(environment: NodeJS.ProcessEnv): LaunchSettings {
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  return {
    port: portNumber('PORT', environment['PORT'] || '4000'),
    taxAuthorityPort: environment['TAX_AUTHORITY_URL']
      ? undefined
      : portNumber('TAX_AUTHORITY_PORT', environment['TAX_AUTHORITY_PORT'] || '4001'),
    dataFolder: resolve(projectRoot, environment['TEZGA_DATA'] || '.data'),
    databaseUrl,
    tokenSecret: environment['TOKEN_SECRET'] || undefined,
    secretsKey: environment['SECRETS_KEY'] || undefined,
    isDemo: isOn(environment['TEZGA_DEMO'] || (databaseUrl ? '0' : '1')),
  };
}

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
