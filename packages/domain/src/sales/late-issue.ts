import { deadlineOf } from '../fiscalization/deadline.ts';
import type { LateReason } from '../fiscalization/late-delivery.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

/** An invoice that was made before it is entered, and why. */
export interface LateIssue {
  readonly reason: LateReason;
  readonly issuedAt: Date;
}

/** An invoice gives its moment without fractions of a second. */
export function lateIssue({ reason, issuedAt }: LateIssue): LateIssue {
  return { reason, issuedAt: new Date(Math.floor(issuedAt.getTime() / 1000) * 1000) };
}

const path = ['document', 'late', 'issuedAt'].join('.');

/** What the law allows a person to say: each reason has its window, and nothing is ever made in the future. */
export function lateProblems({ reason, issuedAt }: LateIssue, now: Date): SaleProblem[] {
  if (issuedAt.getTime() > now.getTime()) return problemIf(true, path, 'late-in-future');
  const deadline = deadlineOf({ madeAt: issuedAt, lateReason: reason });
  return problemIf(now.getTime() >= deadline.getTime(), path, 'late-too-old');
}
