import type { Phrases } from '@tezga/phrases';
import { deadlineKinds, type Deadlines } from './deadline-kinds.ts';

type Words = Pick<Phrases['deadlines'], 'counted' | 'near' | 'missed'>;

const countOf = { near: 'nearCount', missed: 'missedCount' } as const;
type WarnedOf = keyof typeof countOf;

/** The warnings about near and missed deadlines, each with all its documents; seen documents are left out. */
export function deadlineWarnings(words: Words, deadlines: Deadlines) {
  return (['near', 'missed'] as const).flatMap((of) => {
    const documents = countedDocuments(words, deadlines, of);
    return documents === '' ? [] : [{ of, title: words[of].title(documents) }];
  });
}

/** "2 fatura, 1 lëvizje e arkës"; empty if there are none. */
function countedDocuments({ counted }: Words, deadlines: Deadlines, of: WarnedOf): string {
  return deadlineKinds
    .flatMap((kind) => {
      const count = deadlines[kind][countOf[of]];
      return count === 0 ? [] : [counted[kind](count)];
    })
    .join(', ');
}
