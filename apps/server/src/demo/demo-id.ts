import { createHash } from 'node:crypto';

/** A record id derived from the name, so that addresses in documents and tests are valid in every installation. */
export function demoId(name: string): string {
  return createHash('sha256').update(`tezga demo ${name}`).digest('hex').slice(0, 24);
}
