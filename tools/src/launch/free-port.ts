import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

const pollIntervalMs = 100;

/** Waits a moment, because the server of a launcher that was killed needs one to finish. */
export async function expectFreePort(port: number, patienceMs = 2_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await isFree(port))) {
    if (Date.now() >= giveUpAt) throw new ConsoleError(consolePhrases.launch.portInUse(port));
    await delay(pollIntervalMs);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new ConsoleError(consolePhrases.launch.portForbidden(port)));
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
