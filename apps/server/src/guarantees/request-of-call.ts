import { addressOf, type Route } from '@tezga/contract';
import type { TestServer } from '../testing/index.ts';
import type { Input, Inputs } from './world.ts';

/** The parts of a request, well-formed or not. */
export interface RequestParts {
  readonly input: unknown;
  /** The body that is sent instead of the input; null to send the input. */
  readonly rawBody: string | null;
  readonly contentType: string;
  readonly requestId: string;
}

export const wellFormed = (input: Inputs): RequestParts => ({
  input,
  rawBody: null,
  contentType: 'application/json',
  requestId: crypto.randomUUID(),
});

// After this time a call counts as hanging; the limit is high, because the test machine may be busy.
const timeoutMs = 30_000;

export const isList = (good: Inputs): good is readonly Input[] => Array.isArray(good);

/** Sends a request to a call. A field that the path needs and the request lacks is taken from the good input. */
export function sendTo(
  { address }: TestServer,
  route: Route,
  good: Inputs,
  parts: RequestParts,
  token: string | null,
): Promise<Response> {
  const fields = parts.input !== null && typeof parts.input === 'object' ? (parts.input as Input) : {};
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => encoded(fields[name] ?? (isList(good) ? name : good[name])) || 'x',
  );
  const query = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  const isGet = route.method === 'GET';
  const headers = new Headers();
  if (parts.requestId !== '') headers.set('requestId', parts.requestId);
  if (parts.contentType !== '' && !isGet) headers.set('content-type', parts.contentType);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${address}${addressOf(route.service, path)}${isGet ? `?${query.join('&')}` : ''}`, {
    method: route.method,
    headers,
    body: isGet ? null : (parts.rawBody ?? JSON.stringify(parts.input) ?? null),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const encoded = (value: unknown) =>
  // A URL cannot contain an unpaired surrogate; the conversion through Buffer replaces it by U+FFFD.
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString(),
  );
