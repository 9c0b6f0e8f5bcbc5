import { LRUCache } from 'lru-cache';
import type { CachedSession } from './enter.ts';

/** What the rows of recently used sessions said; every use is revalidated against the rows as they are now. */
export type SessionCache = Pick<LRUCache<string, CachedSession>, 'get' | 'set'>;

const sessionsMax = 10_000;

export const sessionCache = (): SessionCache => new LRUCache({ max: sessionsMax });
