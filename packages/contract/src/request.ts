import type { Route } from './route.ts';
import { addressOf } from './services.ts';

export interface Sent {
  readonly address: string;
  readonly body: string | null;
}

/** Puts an input where the route wants it: in the path, then the query of a GET, otherwise the body. */
export function requestOf(route: Route, input: unknown): Sent {
  if (Array.isArray(input))
    return { address: addressOf(route.service, route.path), body: JSON.stringify(input) };
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const address = addressOf(route.service, path);
  if (route.method !== 'GET') return { address, body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { address: query === '' ? address : `${address}?${query}`, body: null };
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
