import type { DeadlineCounts } from '@tezga/domain';
import { deadlineKinds, type DeadlineKind, type Deadlines } from './deadline-kinds.ts';

const none: DeadlineCounts = { nearCount: 0, missedCount: 0, seenCount: 0 };

/** Null for what one may not see, undefined for what has not been answered. */
type Answers = Readonly<Record<DeadlineKind, DeadlineCounts | null | undefined>>;

export interface KnownDeadlines {
  readonly deadlines: Deadlines;
  /** Without it there may be more than is known: people are warned of what is, and nobody is told that there is nothing. */
  readonly isWhole: boolean;
}

export function knownDeadlines(answers: Answers): KnownDeadlines {
  const countsOf = (kind: DeadlineKind): DeadlineCounts => answers[kind] ?? none;
  return {
    deadlines: { invoice: countsOf('invoice'), wtn: countsOf('wtn'), deposit: countsOf('deposit') },
    isWhole: deadlineKinds.every((kind) => answers[kind] !== undefined),
  };
}
