import type { DeadlineCounts } from '@tezga/domain';
import { deadlineKinds, type DeadlineKind, type Deadlines } from './deadline-kinds.ts';

const none: DeadlineCounts = { nearCount: 0, missedCount: 0, seenCount: 0 };

/** Null for kinds that the user may not read, undefined for kinds without a reply. */
type Answers = Readonly<Record<DeadlineKind, DeadlineCounts | null | undefined>>;

export interface KnownDeadlines {
  readonly deadlines: Deadlines;
  /**
   * False while a reply is missing: known deadlines are shown, but the page does not claim that there are no
   * others.
   */
  readonly isWhole: boolean;
}

export function knownDeadlines(answers: Answers): KnownDeadlines {
  const countsOf = (kind: DeadlineKind): DeadlineCounts => answers[kind] ?? none;
  return {
    deadlines: { invoice: countsOf('invoice'), wtn: countsOf('wtn'), deposit: countsOf('deposit') },
    isWhole: deadlineKinds.every((kind) => answers[kind] !== undefined),
  };
}
