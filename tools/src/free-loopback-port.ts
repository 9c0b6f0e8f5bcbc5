import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine without a listener. It is below the range for outgoing connections, so that none of
 * them takes it before the caller listens.
 */
export async function freeLoopbackPort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
