import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { consolePhrases } from '../console-phrases.ts';
import { becomesReady } from './becomes-ready.ts';
import { startChildServer } from './child-server.ts';
import type { Program } from './supervise-program.ts';
import { reachedAt, type LaunchSettings } from './launch-settings.ts';
import { authorityFile } from './server-environment.ts';

/** Starts the stand-in of the tax authority if the settings want one; the welcome text does not wait for it. */
export function standInPrograms(
  settings: LaunchSettings,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Program[] {
  const { taxAuthorityPort: port, taxAuthorityHost } = settings;
  if (port === undefined) return [];
  const host = reachedAt(taxAuthorityHost);
  const program: Program = {
    name: consolePhrases.launch.program.standIn,
    start: async () => {
      const standIn = startChildServer(args, { ...environment, HOST: taxAuthorityHost });
      standIn.yieldToOthers();
      return standIn;
    },
    becomesReady: async (signal) => {
      await becomesReady(port, signal, '/health', host);
      if (!signal.aborted) await saveAuthorityCertificates(`http://${host}:${port}`, authorityFile(settings));
    },
  };
  return [program];
}

/** Starts the stand-in of the provider of online payments if the settings want one. */
export function paymentProviderPrograms(
  { paymentProviderPort: port }: LaunchSettings,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Program[] {
  if (port === undefined) return [];
  return [
    {
      name: consolePhrases.launch.program.paymentProvider,
      start: async () => {
        const provider = startChildServer(args, { ...environment, HOST: '127.0.0.1' });
        provider.yieldToOthers();
        return provider;
      },
      becomesReady: (signal) => becomesReady(port, signal, '/health'),
    },
  ];
}

/** Saves the certificates that verify the replies of a stand-in of the tax authority. */
export async function saveAuthorityCertificates(address: string, file: string): Promise<void> {
  const response = await fetch(`${address}/control/api/authority`);
  const { certificates } = (await response.json()) as { certificates: string[] };
  await mkdir(dirname(file), { recursive: true });
  // Written to a new file and renamed, so that a reader never finds a half-written file.
  await writeFile(`${file}.new`, certificates.join(''));
  await rename(`${file}.new`, file);
}
