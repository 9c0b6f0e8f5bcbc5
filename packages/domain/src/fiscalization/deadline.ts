import { endOfTiranaDay, tiranaDay } from '../tirana-time.ts';
import type { FiscalDocument } from './late-delivery.ts';

const hourMs = 3_600_000;

/**
 * The hours from the time in a document to its deadline. These are elapsed hours, so a change to or from summer time
 * does not move the deadline.
 */
const hoursMax = { connected: 48, boundBook: 11 * 24 } as const;
/** The tax authority accepts documents of a place without internet until this day of the next month. */
const lastDayForMonthBefore = 10;

/** With fewer hours left than this, users are warned. */
const nearDeadlineHours = 12;

export const deadlineStates = ['in-time', 'near', 'missed'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

export interface DeadlineClock {
  readonly deadline: Date;
  /** The hours left, rounded down so that users are not promised too much time. */
  readonly hoursLeft: number;
  readonly state: DeadlineState;
}

/** The deadline: the first moment at which the tax authority no longer accepts the document. */
export function deadlineOf({ madeAt, lateReason }: FiscalDocument): Date {
  if (lateReason === 'NOINTERNET') return endOfTiranaDay(tenthOfNextMonth(tiranaDay(madeAt)));
  const hours = lateReason === 'BOUNDBOOK' ? hoursMax.boundBook : hoursMax.connected;
  // The deadline counts from the time in the document, which is in whole seconds.
  const documentTimeMs = Math.floor(madeAt.getTime() / 1000) * 1000;
  return new Date(documentTimeMs + hours * hourMs);
}

/** The deadline of a document, the time left and its state. */
export function deadlineClock(document: FiscalDocument, now: Date): DeadlineClock {
  const deadline = deadlineOf(document);
  const leftMs = deadline.getTime() - now.getTime();
  return { deadline, hoursLeft: Math.max(0, Math.floor(leftMs / hourMs)), state: stateOf(leftMs) };
}

function stateOf(leftMs: number): DeadlineState {
  if (leftMs <= 0) return 'missed';
  return leftMs < nearDeadlineHours * hourMs ? 'near' : 'in-time';
}

function tenthOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, lastDayForMonthBefore)).toISOString().slice(0, 10);
}
