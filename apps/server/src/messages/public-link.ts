import type { Config } from '../platform/config.ts';

/** The public URL of a page; without PUBLIC_ADDRESS, where nothing is sent, the URL on this machine. */
export function publicLink({ PUBLIC_ADDRESS, PORT }: Config, path: string): string {
  const address = PUBLIC_ADDRESS ?? `http://localhost:${PORT}`;
  return `${address.replace(/\/+$/, '')}${path}`;
}
