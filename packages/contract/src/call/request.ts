import type { Route } from './route.ts';
import { addressOf } from './services.ts';

export interface Sent {
  readonly address: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Places the input fields as the route declares them: path and header fields first, all others in the query
 * of a GET or in the body.
 */
export function requestOf(route: Route, input: unknown): Sent {
  if (Array.isArray(input)) {
    return { address: addressOf(route.service, route.path), body: JSON.stringify(input), headers: {} };
  }
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(taken(rest, name))),
  );
  const headers = Object.fromEntries(
    route.inHeaders.flatMap((name) => {
      const value = taken(rest, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const address = addressOf(route.service, path);
  if (route.method !== 'GET') return { address, body: JSON.stringify(rest), headers };
  const query = queryOf(rest);
  return { address: query === '' ? address : `${address}?${query}`, body: null, headers };
}

function taken(values: Record<string, unknown>, name: string): unknown {
  const value = values[name];
  delete values[name];
  return value;
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  return query.toString();
}
