import { deadlineClock, type UntakenDocument } from '@tezga/domain';

const shownMax = 1_000;

export interface ShownDocuments<Document> {
  /** The documents that the list shows, in the given order. */
  readonly shown: readonly Document[];
  /** How many e-invoices the list can show: the row limit less the shown documents whose deadline has not passed. */
  readonly room: number;
}

/**
 * Applies the row limit separately to documents before their deadline and documents past it, so that many of one
 * kind do not hide the other.
 */
export function shownDocuments<Document extends UntakenDocument>(
  open: readonly Document[],
  now: Date,
): ShownDocuments<Document> {
  const isMissed = (document: Document) => deadlineClock(document, now).state === 'missed';
  const inTime = open.filter((document) => !isMissed(document)).slice(0, shownMax);
  const missed = open.filter(isMissed).slice(0, shownMax);
  const chosen = new Set([...inTime, ...missed]);
  return { shown: open.filter((document) => chosen.has(document)), room: shownMax - inTime.length };
}
