import type { Phrases } from '@tezga/phrases';
import { deadlineKinds, type Deadlines } from './deadline-kinds.ts';

type Words = Pick<Phrases['deadlines'], 'counted' | 'near' | 'missed'>;

const countOf = { near: 'nearCount', missed: 'missedCount' } as const;
type WarnedOf = keyof typeof countOf;

/** What people are warned of, each with all documents it is about: little time left, and none. Nothing once it is seen. */
export function deadlineWarnings(words: Words, deadlines: Deadlines) {
  return (['near', 'missed'] as const).flatMap((of) => {
    const documents = countedDocuments(words, deadlines, of);
    return documents === '' ? [] : [{ of, title: words[of].title(documents) }];
  });
}

/** "2 fatura, 1 lëvizje e arkës"; empty where there is none. */
function countedDocuments({ counted }: Words, deadlines: Deadlines, of: WarnedOf): string {
  return deadlineKinds
    .flatMap((kind) => {
      const count = deadlines[kind][countOf[of]];
      return count === 0 ? [] : [counted[kind](count)];
    })
    .join(', ');
}
