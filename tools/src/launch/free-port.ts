import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import type { LaunchSettings } from './launch-settings.ts';

const pollIntervalMs = 100;

/** Refuses to start when a port of the server or of a stand-in is in use. */
export async function expectFreePorts({
  port,
  taxAuthorityPort,
  paymentProviderPort,
}: LaunchSettings): Promise<void> {
  await Promise.all([
    expectFreePort(port, 'PORT'),
    ...(taxAuthorityPort === undefined ? [] : [expectFreePort(taxAuthorityPort, 'TAX_AUTHORITY_PORT')]),
    ...(paymentProviderPort === undefined
      ? []
      : [expectFreePort(paymentProviderPort, 'PAYMENT_PROVIDER_PORT')]),
  ]);
}

/** Waits up to `patienceMs`, because the server of a killed launcher needs a moment to end. */
export async function expectFreePort(port: number, name: string, patienceMs = 2_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await isFree(port, name))) {
    if (Date.now() >= giveUpAt) throw new ConsoleError(consolePhrases.launch.portInUse(port, name));
    await delay(pollIntervalMs);
  }
}

function isFree(port: number, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES')
        reject(new ConsoleError(consolePhrases.launch.portForbidden(port, name)));
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
