import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { becomesReady } from './becomes-ready.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import type { LaunchSettings } from './launch-settings.ts';
import type { LaunchSession } from './run-until-stopped.ts';
import { authorityFile } from './server-environment.ts';

/** The stand-in of the tax authority beside the server, unless another one is meant; nobody waits for it. */
export function startStandIn(
  session: LaunchSession,
  settings: LaunchSettings,
  environment: NodeJS.ProcessEnv,
  program: string[],
): ChildServer[] {
  const { taxAuthorityPort } = settings;
  if (taxAuthorityPort === undefined) return [];
  void keepAuthorityCertificates(taxAuthorityPort, authorityFile(settings), session.signal);
  const standIn = startChildServer(program, environment);
  // Whoever starts the product waits for the server, not for this.
  standIn.yieldToOthers();
  return [standIn];
}

/** Writes down by which certificates the replies of the stand-in are believed, once it says so. */
export async function keepAuthorityCertificates(
  port: number,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  await becomesReady(port, signal, '/health');
  if (signal.aborted) return;
  const response = await fetch(`http://127.0.0.1:${port}/control/api/authority`);
  const { certificates } = (await response.json()) as { certificates: string[] };
  await mkdir(dirname(file), { recursive: true });
  // Whoever reads it meanwhile must never find half of it.
  await writeFile(`${file}.new`, certificates.join(''));
  await rename(`${file}.new`, file);
}
