import { deadlineOf } from '../fiscalization/deadline.ts';
import type { LateReason } from '../fiscalization/late-delivery.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

/** The original time of an invoice that is entered later, and the reason. */
export interface LateIssue {
  readonly reason: LateReason;
  readonly issuedAt: Date;
}

/** Truncates the time to whole seconds, because times in invoices have no fractions of a second. */
export function lateIssue({ reason, issuedAt }: LateIssue): LateIssue {
  return { reason, issuedAt: new Date(Math.floor(issuedAt.getTime() / 1000) * 1000) };
}

const path = ['document', 'late', 'issuedAt'].join('.');

/**
 * The legal problems of a late entry: each reason has its time limit, and the time may not be in the future.
 */
export function lateProblems({ reason, issuedAt }: LateIssue, now: Date): SaleProblem[] {
  if (issuedAt.getTime() > now.getTime()) return problemIf(true, path, 'late-in-future');
  const deadline = deadlineOf({ madeAt: issuedAt, lateReason: reason });
  return problemIf(now.getTime() >= deadline.getTime(), path, 'late-too-old');
}
