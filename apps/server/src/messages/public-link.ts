import type { Config } from '../platform/config.ts';

/** The address of a page as people reach it; without a public address, where nothing is sent, the machine itself. */
export function publicLink({ PUBLIC_ADDRESS, PORT }: Config, path: string): string {
  const address = PUBLIC_ADDRESS ?? `http://localhost:${PORT}`;
  return `${address.replace(/\/+$/, '')}${path}`;
}
