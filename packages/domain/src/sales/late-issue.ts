import { deadlineOf } from '../fiscalization/deadline.ts';
import type { LateReason } from '../fiscalization/late-delivery.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

/** An invoice that was made before it is entered, and the reason. */
export interface LateIssue {
  readonly reason: LateReason;
  readonly issuedAt: Date;
}

/** Truncates to whole seconds, because an invoice has no fractions of a second. */
export function lateIssue({ reason, issuedAt }: LateIssue): LateIssue {
  return { reason, issuedAt: new Date(Math.floor(issuedAt.getTime() / 1000) * 1000) };
}

const path = ['document', 'late', 'issuedAt'].join('.');

/** The problems of a late entry by law: each reason has its time limit, and the moment may not be in the future. */
export function lateProblems({ reason, issuedAt }: LateIssue, now: Date): SaleProblem[] {
  if (issuedAt.getTime() > now.getTime()) return problemIf(true, path, 'late-in-future');
  const deadline = deadlineOf({ madeAt: issuedAt, lateReason: reason });
  return problemIf(now.getTime() >= deadline.getTime(), path, 'late-too-old');
}
