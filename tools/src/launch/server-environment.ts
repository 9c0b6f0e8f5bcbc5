import type { LaunchSettings } from './launch-settings.ts';
import { keptTokenSecret } from './token-secret.ts';

export async function serverEnvironment(
  settings: LaunchSettings,
  databaseUrl: string,
): Promise<NodeJS.ProcessEnv> {
  return {
    // A demonstration has a password that everyone knows, so it is for this machine unless someone says otherwise.
    ...(settings.isDemo ? { HOST: '127.0.0.1' } : {}),
    ...process.env,
    PORT: String(settings.port),
    TEZGA_DATA: settings.dataFolder,
    TEZGA_DEMO: settings.isDemo ? '1' : '0',
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: settings.tokenSecret ?? (await keptTokenSecret(settings.dataFolder)),
  };
}
