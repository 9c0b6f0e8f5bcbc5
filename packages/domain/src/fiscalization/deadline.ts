import { endOfTiranaDay, tiranaDay } from '../tirana-time.ts';
import type { FiscalDocument } from './late-delivery.ts';

const hourMs = 3_600_000;

/** Hours of a clock, whatever summer time does in between. */
const hoursMost = { connected: 48, boundBook: 11 * 24 } as const;
/** Up to this day of the next month documents of a place without internet are taken. */
const lastDayForMonthBefore = 10;

/** With fewer hours left than this, people are told. */
const nearDeadlineHours = 12;

export const deadlineStates = ['in-time', 'near', 'missed'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

export interface DeadlineClock {
  readonly deadline: Date;
  /** Whole hours, so that nobody is promised more than there is. */
  readonly hoursLeft: number;
  readonly state: DeadlineState;
}

/** The first moment at which it is too late for the tax authority to take a document. */
export function deadlineOf({ madeAt, lateReason }: FiscalDocument): Date {
  if (lateReason === 'NOINTERNET') return endOfTiranaDay(tenthOfNextMonth(tiranaDay(madeAt)));
  const hours = lateReason === 'BOUNDBOOK' ? hoursMost.boundBook : hoursMost.connected;
  // A document gives its moment without fractions of a second, and the hours count from there.
  const toldAt = Math.floor(madeAt.getTime() / 1000) * 1000;
  return new Date(toldAt + hours * hourMs);
}

/** How much time there is until then. */
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
