import { fileURLToPath } from 'node:url';
import { systemClock } from './platform/clock.ts';
import { ConfigProblem, readConfig } from './platform/config.ts';
import { MigrationProblem } from '@tezga/migrations';
import { WrongRole } from './platform/database/pool.ts';
import { createLog } from './platform/log.ts';
import { startServer } from './start-server.ts';

// Both the sources and the bundle lie one folder below the server's own, so this is its source folder for either.
const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));
const screens = fileURLToPath(new URL('../../backoffice/dist', import.meta.url));

try {
  const config = readConfig({ SCREENS: screens, ...process.env });
  const log = createLog(config.LOG_LEVEL);
  const server = await startServer({ config, log, clock: systemClock, sourceFolder });
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
    (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}
