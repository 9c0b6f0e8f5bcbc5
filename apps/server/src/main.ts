import { fileURLToPath } from 'node:url';
import { publicLink } from './messages/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigProblem, readConfig, type Config } from './platform/config.ts';
import { MigrationProblem } from '@tezga/migrations';
import { isConnectionLost, isLostByDriver } from './platform/database/connection.ts';
import { WrongRole } from './platform/database/pool.ts';
import { createLog } from './platform/log.ts';
import { WrongSecretsKey } from './platform/secrets/key-check.ts';
import { startServer } from './start-server.ts';

// The path '../src' is valid both for src/main.ts and for the bundle, because both are in a direct subfolder of the
// server.
const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));
const screens = fileURLToPath(new URL('../../backoffice/dist', import.meta.url));

function sentenceOf(error: unknown, isExpected: boolean): string {
  const { message, stack } = error as Error;
  // Both a missing database socket and a missing file give ENOENT. Only for a file is the failed system call 'open'.
  const isDatabase =
    isConnectionLost(error) || (isLostByDriver(error) && (error as NodeJS.ErrnoException).syscall !== 'open');
  if (isDatabase) return `Baza e të dhënave (DATABASE_URL) nuk përgjigjet: ${message}`;
  if ((error as { code?: string }).code === '53100')
    return `Disku i bazës së të dhënave është plot: ${message}. Lironi vend dhe niseni sërish.`;
  return isExpected ? message : (stack ?? String(error));
}

/**
 * The text with the first-start code for the standard output. The code is not written to the log, because logs are
 * collected and stored.
 */
function firstStartText(config: Config, code: string): string {
  return `
Ky instalim nuk ka ende asnjë administrator. Krijoni super-adminin e parë te kjo adresë:

  ${publicLink(config, `/first-start#${code}`)}

Kodi është ${code}. Vlen një herë; çdo nisje e serverit jep një kod të ri.

`;
}

try {
  const config = readConfig({ SCREENS: screens, ...process.env });
  const log = createLog(config.LOG_LEVEL);
  const server = await startServer({ config, log, clock: systemClock, sourceFolder });
  if (server.firstStartCode !== null) process.stdout.write(firstStartText(config, server.firstStartCode));
  const stop = () => {
    log.info('stopping');
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const isExpected =
    error instanceof ConfigProblem ||
    error instanceof MigrationProblem ||
    error instanceof WrongRole ||
    error instanceof WrongSecretsKey ||
    (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(`${sentenceOf(error, isExpected)}\n`);
  process.exit(1);
}
