import type { Config } from '../platform/config.ts';

/**
 * The public URL of a page. Without PUBLIC_ADDRESS it is the URL on this machine; such an installation sends no
 * messages.
 */
export function publicLink({ PUBLIC_ADDRESS, PORT }: Config, path: string): string {
  const address = PUBLIC_ADDRESS ?? `http://localhost:${PORT}`;
  return `${address.replace(/\/+$/, '')}${path}`;
}
