import { contract } from '@tezga/contract';
import { createWireClient, type WireClient } from '@tezga/contract/client';

export interface Caller {
  readonly call: WireClient;
  /** What the server gave last to prove who calls; null before it did. */
  token(): string | null;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Someone who asks the server without a screen. */
export function callerAt(address: string): Caller {
  let token: string | null = null;
  const call = createWireClient({
    baseAddress: () => address,
    token: { get: () => token, set: (given) => (token = given) },
    device: () => ({ os: 'Linux', browser: 'Chrome', appversion: '1', language: 'sq' }),
    onSignedOut: () => undefined,
    sentences: (code) => code,
  });
  return { call, token: () => token };
}

/** A session of its own. */
export async function callerSignedIn(address: string, { email, password }: Login): Promise<Caller> {
  const caller = callerAt(address);
  await caller.call(contract.access.signIn, { username: email, password });
  return caller;
}
