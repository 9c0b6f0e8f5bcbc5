import { deadlineClock, type UntakenDocument } from '@tezga/domain';

const shownMost = 1_000;

export interface ShownDocuments<Document> {
  /** In the order in which they came. */
  readonly shown: readonly Document[];
  /** How many of something else there is room for beside those that can still be taken. */
  readonly room: number;
}

/** Of those that can still be taken and of those that came too late as many each, so that neither hides the other. */
export function shownDocuments<Document extends UntakenDocument>(
  open: readonly Document[],
  now: Date,
): ShownDocuments<Document> {
  const isMissed = (document: Document) => deadlineClock(document, now).state === 'missed';
  const inTime = open.filter((document) => !isMissed(document)).slice(0, shownMost);
  const missed = open.filter(isMissed).slice(0, shownMost);
  const chosen = new Set([...inTime, ...missed]);
  return { shown: open.filter((document) => chosen.has(document)), room: shownMost - inTime.length };
}
