import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../platform/config.ts';

const patienceMs = 60_000;
const pauseMs = 200;

/** The control API of the stand-in for the tax authority; its calls need no password. */
export interface ControlApi {
  post(path: string, body: object): Promise<Record<string, unknown>>;
  put(path: string, body: object): Promise<Record<string, unknown>>;
}

/**
 * Waits until the stand-in, which starts at the same time, listens and has written the certificates that verify
 * its replies.
 */
export async function openControlApi({
  TAX_AUTHORITY_URL,
  TAX_AUTHORITY_CERTIFICATES,
}: Config): Promise<ControlApi> {
  const base = TAX_AUTHORITY_URL.replace(/\/+$/, '');
  const giveUpAt = Date.now() + patienceMs;
  while (!(await isThere(base)) || !existsSync(TAX_AUTHORITY_CERTIFICATES ?? '')) {
    if (Date.now() > giveUpAt) throw new Error(`nobody answers at ${base}`);
    await delay(pauseMs);
  }
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const response = await fetch(`${base}/control/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
}

async function isThere(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}/health`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // it does not listen yet
  }
}
