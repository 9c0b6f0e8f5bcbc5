import type { Entry } from './enter.ts';

/** What the rows of recent sessions said: enough to begin a call with, never enough to answer it. */
export interface RememberedEntries {
  recall(sessionId: string): Entry | undefined;
  remember(sessionId: string, entry: Entry): void;
  forget(sessionId: string): void;
}

const rememberedMax = 10_000;

export function rememberedEntries(): RememberedEntries {
  const entries = new Map<string, Entry>();
  return {
    recall: (sessionId) => entries.get(sessionId),
    remember(sessionId, entry) {
      if (entries.size >= rememberedMax) entries.clear();
      entries.set(sessionId, entry);
    },
    forget: (sessionId) => void entries.delete(sessionId),
  };
}
