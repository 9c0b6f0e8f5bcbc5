import { sharedKeys } from './authority/index.ts';
import { ConfigProblem, readConfig, ruleSettingsOf } from './platform/config.ts';
import { MigrationProblem } from '@tezga/migrations';
import { createLog } from './platform/log.ts';
import { startTaxAuthority } from './start-tax-authority.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const running = await startTaxAuthority({
    databaseUrl: config.DATABASE_URL,
    databasePool: config.DATABASE_POOL,
    port: config.TAX_AUTHORITY_PORT,
    host: config.HOST,
    publicAddress: config.TAX_AUTHORITY_PUBLIC_ADDRESS ?? null,
    controlToken: config.TAX_AUTHORITY_CONTROL_TOKEN ?? null,
    log,
    settings: ruleSettingsOf(config),
    ...(config.TAX_AUTHORITY_SHARED_KEYS ? { newKeys: sharedKeys() } : {}),
  });
  const stop = () => {
    log.info('stopping');
    void running.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const isExpected =
    error instanceof ConfigProblem ||
    error instanceof MigrationProblem ||
    // Errors shown without a stack trace: the port is in use, or the disk of the database is full.
    ['EADDRINUSE', '53100'].includes((error as { code?: string }).code ?? '');
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}
