import {
  addressOf,
  allRoutes,
  refusalStatus,
  type NamedRoute,
  type RefusalBody,
  type RefusalFacts,
  type Route,
} from '@tezga/contract';
import type { RefusalCode } from '@tezga/domain';
import { sayProblem, type Problem } from '@tezga/phrases';
import { sq } from '@tezga/phrases/sq';

/** The parts of a refusal besides its code, in the format of the real error body. */
export interface RefusalParts {
  readonly problems?: readonly ({ readonly path: string } & Problem)[];
  readonly details?: RefusalFacts;
  /** Replaces the usual message, if the server names a record or a time in it. */
  readonly message?: string;
}

/** Returned by a handler that refuses some inputs and accepts others. */
export class FakeRefusal {
  readonly code: RefusalCode | 'failed';
  readonly parts: RefusalParts;

  constructor(code: RefusalCode | 'failed', parts: RefusalParts = {}) {
    this.code = code;
    this.parts = parts;
  }
}

/** A route with the pattern that matches its URL. */
interface FoundRoute {
  readonly named: NamedRoute;
  readonly pattern: RegExp;
  readonly parameters: readonly string[];
}

/** The most specific first, as the real router matches /roles/myRole before /roles/{id}. */
export const routesBySpecificity: readonly FoundRoute[] = allRoutes()
  .map((named) => ({ named, pattern: patternOf(named.route), parameters: parametersOf(named.route) }))
  .toSorted((one, other) => one.parameters.length - other.parameters.length);

function patternOf({ service, path }: Route): RegExp {
  return new RegExp(`^${addressOf(service, path).replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
}

function parametersOf({ path }: Route): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/**
 * Merges path, query, body and named headers into one input, as the real server does; a body that is a list is the
 * input itself.
 */
export function rawInputOf(
  url: URL,
  { body }: RequestInit,
  headers: Headers,
  { named, pattern, parameters }: FoundRoute,
): unknown {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  if (Array.isArray(sent)) return sent;
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const values = pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const fromPath = parameters.map((name, index) => [name, values[index]] as const);
  const fromHeaders = named.route.inHeaders
    .map((name) => [name, headers.get(name)] as const)
    .filter(([, value]) => value !== null);
  return { ...query, ...(sent as object), ...Object.fromEntries([...fromPath, ...fromHeaders]) };
}

export function accepted({ outHeaders }: Route, reply: unknown, token: string | null): Response {
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  if (outHeaders.length === 0) return new Response(JSON.stringify(reply), { headers });
  const rest: Record<string, unknown> = { ...(reply as object) };
  for (const name of outHeaders) {
    headers.set(name, String(rest[name]));
    delete rest[name];
  }
  return new Response(JSON.stringify(rest), { headers });
}

export function refused({ code, parts }: FakeRefusal, requestId: string, { fallback }: Route): Response {
  const usual = code === 'failed' ? sq.fallbacks[fallback] : sq.refusals[code];
  const problems = parts.problems?.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: sayProblem(sq, problem),
  }));
  const body: RefusalBody = {
    message: parts.message ?? usual,
    code,
    requestId,
    ...(problems === undefined ? {} : { problems }),
    ...(parts.details === undefined ? {} : { details: parts.details }),
  };
  const status = code === 'failed' ? 500 : refusalStatus[code];
  return new Response(JSON.stringify(body), { status, headers: { requestid: requestId } });
}
