import { contract } from '@tezga/contract';
import { createWireClient, type WireClient } from '@tezga/contract/client';

export interface Caller {
  readonly call: WireClient;
  /** The newest session token from the server; null before the first. */
  token(): string | null;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** An API client without a browser. */
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

/** An API client with its own session. */
export async function callerSignedIn(address: string, { email, password }: Login): Promise<Caller> {
  const caller = callerAt(address);
  await caller.call(contract.access.signIn, { username: email, password });
  return caller;
}
