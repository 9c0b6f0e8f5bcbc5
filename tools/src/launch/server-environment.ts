import { join } from 'node:path';
import postgres from 'postgres';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { loadOrCreateSecrets, type ServerSecrets } from './stored-secrets.ts';
import { reachedAt, type LaunchSettings } from './launch-settings.ts';

export async function serverEnvironment(
  settings: LaunchSettings,
  databaseUrl: string,
): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    TEZGA_DATA: settings.dataFolder,
    TEZGA_DEMO: settings.isDemo ? '1' : '0',
    // Enabled by default, also in the demo, so that every screen can be tried.
    TEZGA_FULL_ADMIN: process.env['TEZGA_FULL_ADMIN'] || '1',
    DATABASE_URL: databaseUrl,
    ...standInEnvironment(settings),
    ...(await providerEnvironment(settings)),
    ...(await secretsOf(settings, databaseUrl)),
  };
}

/** The path of the certificates that verify the replies of the stand-in of the tax authority. */
export const authorityFile = ({ dataFolder }: Pick<LaunchSettings, 'dataFolder'>): string =>
  join(dataFolder, 'tax-authority.pem');

function standInEnvironment(settings: LaunchSettings): NodeJS.ProcessEnv {
  const { taxAuthorityPort, taxAuthorityHost, isDemo } = settings;
  if (taxAuthorityPort === undefined) return {};
  return {
    TAX_AUTHORITY_PORT: String(taxAuthorityPort),
    TAX_AUTHORITY_URL: `http://${reachedAt(taxAuthorityHost)}:${taxAuthorityPort}`,
    TAX_AUTHORITY_CERTIFICATES: authorityFile(settings),
    TEZGA_DEMO_CERTIFICATES: isDemo ? '1' : '0',
  };
}

/**
 * The variables of the payment provider stand-in; without them the server uses the provider of its environment, or none.
 */
async function providerEnvironment({
  port,
  paymentProviderPort,
}: LaunchSettings): Promise<NodeJS.ProcessEnv> {
  if (paymentProviderPort === undefined) return {};
  const { demoPaymentsIssuer } = await import('@tezga/server/demo');
  return {
    PAYMENT_PROVIDER_PORT: String(paymentProviderPort),
    PAYMENT_PROVIDER_URL: `http://127.0.0.1:${paymentProviderPort}`,
    PAYMENT_PROVIDER_CLIENT: 'tezga',
    PAYMENT_PROVIDER_SECRET: 'tezga-demo',
    PAYMENT_PROVIDER_WEBHOOK: 'stand-in',
    PAYMENT_PROVIDER_NOTIFIES: `http://127.0.0.1:${port}/api/main/paypal/notification`,
    ONLINE_PAYMENTS_ISSUER: demoPaymentsIssuer,
  };
}

function secretsOf(
  { tokenSecret, secretsKey, dataFolder }: LaunchSettings,
  databaseUrl: string,
): Promise<ServerSecrets> {
  return loadOrCreateSecrets(dataFolder, () => hasSchema(databaseUrl), {
    ...(tokenSecret === undefined ? {} : { TOKEN_SECRET: tokenSecret }),
    ...(secretsKey === undefined ? {} : { SECRETS_KEY: secretsKey }),
  });
}

/** Whether a server has run on this database before; a server creates the schema at its first start. */
async function hasSchema(databaseUrl: string): Promise<boolean> {
  const connection = postgres(databaseUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const [row] = await connection`select to_regclass('platform.migrations') is not null as "isThere"`;
    return row?.['isThere'] === true;
  } catch (error) {
    throw new ConsoleError(consolePhrases.database.unreachable((error as Error).message), { cause: error });
  } finally {
    await connection.end({ timeout: 1 });
  }
}
