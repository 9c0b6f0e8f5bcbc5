import type { PurchaseFacts, RefusalCode } from '@tezga/domain';

/** A part of the purchases of a source, from one or a few requests. */
export interface FetchedPart {
  readonly purchases: readonly PurchaseFacts[];
  /** How many records of the replies could not be parsed. */
  readonly unreadableCount: number;
  /** Why the part is incomplete; null if it is complete. */
  readonly failure: RefusalCode | null;
}

export const failedPart = (failure: RefusalCode): FetchedPart => ({
  purchases: [],
  unreadableCount: 0,
  failure,
});

export const joinedParts = (parts: readonly FetchedPart[]): FetchedPart => ({
  purchases: parts.flatMap(({ purchases }) => purchases),
  unreadableCount: parts.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  failure: parts.find(({ failure }) => failure !== null)?.failure ?? null,
});
