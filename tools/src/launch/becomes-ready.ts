import { setTimeout as delay } from 'node:timers/promises';

const pollIntervalMs = 25;

/** Resolves once the server says that it can serve. */
export async function becomesReady(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await isReady(port)) return;
    await delay(pollIntervalMs);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // it does not listen yet
  }
}
