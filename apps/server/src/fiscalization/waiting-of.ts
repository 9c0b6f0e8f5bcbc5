import { deadlineClock } from '@tezga/domain';
import type { OpenFiscalDocument } from './open-documents.ts';

/** How much time a document has, and who knows that it has none, as the contract says it. */
export function waitingOf(document: OpenFiscalDocument, now: Date) {
  const { deadline, hoursLeft, state } = deadlineClock(document, now);
  return {
    deadline: deadline.toISOString(),
    hoursLeft,
    deadlineState: state,
    seen: seenOf(document),
  };
}

function seenOf({ seenAt, seenByName }: OpenFiscalDocument) {
  return seenAt === null || seenByName === null ? null : { at: seenAt.toISOString(), by: seenByName };
}
