import { deadlineClock, type FiscalDocument } from '@tezga/domain';

/** How much time there is to tell the tax authority of a note, as the contract says it. */
export function noteClock(document: FiscalDocument, now: Date) {
  const { deadline, hoursLeft, state } = deadlineClock(document, now);
  return { deadline: deadline.toISOString(), hoursLeft, deadlineState: state };
}
