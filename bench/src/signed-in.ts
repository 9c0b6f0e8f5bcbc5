import { randomUUID } from 'node:crypto';
import { demoPassword } from '@tezga/server/demo';

type Body = Readonly<Record<string, unknown>>;

/** Calls the API as this user: with GET if there is no body, else with POST. A refusal stops the bench. */
export type SignedIn = (path: string, body?: Body) => Promise<unknown>;

export async function signedIn(address: string, username: string): Promise<SignedIn> {
  const send = async (path: string, body?: Body, token?: string) => {
    const reply = await fetch(address + path, {
      headers: {
        requestid: randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: token }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
    return { reply, text };
  };
  const { reply } = await send('/api/auth/auth/sign-in', { username, password: demoPassword });
  const token = reply.headers.get('authorization') ?? '';
  return async (path, body) => JSON.parse((await send(path, body, token)).text) as unknown;
}

export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
