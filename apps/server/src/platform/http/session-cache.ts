import { LRUCache } from 'lru-cache';
import type { CachedSession } from './enter.ts';

/** LRU cache of sessions; every use revalidates the entry against the database. */
export type SessionCache = Pick<LRUCache<string, CachedSession>, 'get' | 'set'>;

const sessionsMax = 10_000;

export const sessionCache = (): SessionCache => new LRUCache({ max: sessionsMax });
