import { createHash } from 'node:crypto';

/** The same id at every first start, so that addresses in documents and tests stay good. */
export function demoId(name: string): string {
  return createHash('sha256').update(`tezga demo ${name}`).digest('hex').slice(0, 24);
}
