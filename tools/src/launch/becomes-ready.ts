import { setTimeout as delay } from 'node:timers/promises';

const pollIntervalMs = 25;

/** Polls until the server reports that it is ready. */
export async function becomesReady(
  port: number,
  signal: AbortSignal,
  path = '/ready',
  host = '127.0.0.1',
): Promise<void> {
  while (!signal.aborted) {
    if (await isReady(`http://${host}:${port}${path}`)) return;
    await delay(pollIntervalMs);
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // the server does not listen yet
  }
}
