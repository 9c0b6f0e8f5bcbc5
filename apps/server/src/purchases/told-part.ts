import type { PurchaseFacts, RefusalCode } from '@tezga/domain';

/** Part of what a source tells. */
export interface ToldPart {
  readonly told: readonly PurchaseFacts[];
  /** How much of what it told cannot be read. */
  readonly unreadableCount: number;
  /** Why it did not tell all that was asked for; null where it did. */
  readonly failure: RefusalCode | null;
}

export const nothingTold = (failure: RefusalCode): ToldPart => ({ told: [], unreadableCount: 0, failure });

export const joinedParts = (parts: readonly ToldPart[]): ToldPart => ({
  told: parts.flatMap(({ told }) => told),
  unreadableCount: parts.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  failure: parts.find(({ failure }) => failure !== null)?.failure ?? null,
});
