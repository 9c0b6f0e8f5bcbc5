import { addressOf, type Route } from '@tezga/contract';
import type { TestServer } from '../testing/index.ts';
import type { Input, Inputs } from './world.ts';

/** What a request carries, well-formed or not. */
export interface Carried {
  readonly input: unknown;
  /** Sent in place of the input. */
  readonly rawBody: string | null;
  readonly contentType: string;
  readonly requestId: string;
}

export const wellFormed = (input: Inputs): Carried => ({
  input,
  rawBody: null,
  contentType: 'application/json',
  requestId: crypto.randomUUID(),
});

// No reply in this time means that the call hangs, on a busy machine too.
const patienceMs = 30_000;

export const isList = (good: Inputs): good is readonly Input[] => Array.isArray(good);

/** Sends what is given to a call; the fields of its path that are missing are taken from the good input. */
export function sendTo(
  { address }: TestServer,
  route: Route,
  good: Inputs,
  carried: Carried,
  token: string | null,
): Promise<Response> {
  const fields = carried.input !== null && typeof carried.input === 'object' ? (carried.input as Input) : {};
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => encoded(fields[name] ?? (isList(good) ? name : good[name])) || 'x',
  );
  const query = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  const isGet = route.method === 'GET';
  const headers = new Headers();
  if (carried.requestId !== '') headers.set('requestId', carried.requestId);
  if (carried.contentType !== '' && !isGet) headers.set('content-type', carried.contentType);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${address}${addressOf(route.service, path)}${isGet ? `?${query.join('&')}` : ''}`, {
    method: route.method,
    headers,
    body: isGet ? null : (carried.rawBody ?? JSON.stringify(carried.input) ?? null),
    signal: AbortSignal.timeout(patienceMs),
  });
}

const encoded = (value: unknown) =>
  // An address cannot carry half of a surrogate pair, so the Buffer replaces it.
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString(),
  );
