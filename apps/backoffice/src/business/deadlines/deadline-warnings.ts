import type { Phrases } from '@tezga/phrases';
import { deadlineKinds, type Deadlines } from './deadline-kinds.ts';

type Words = Pick<Phrases['deadlines'], 'counted' | 'near' | 'missed'>;

const countOf = { near: 'nearCount', missed: 'missedCount' } as const;
type WarnedOf = keyof typeof countOf;

/**
 * The warnings about near and missed deadlines, with the number of documents; seen documents do not count.
 */
export function deadlineWarnings(words: Words, deadlines: Deadlines) {
  return (['near', 'missed'] as const).flatMap((of) => {
    const documents = countedDocuments(words, deadlines, of);
    return documents === '' ? [] : [{ of, title: words[of].title(documents) }];
  });
}

/** The counted documents as text, such as "2 fatura, 1 lëvizje e arkës"; empty without documents. */
function countedDocuments({ counted }: Words, deadlines: Deadlines, of: WarnedOf): string {
  return deadlineKinds
    .flatMap((kind) => {
      const count = deadlines[kind][countOf[of]];
      return count === 0 ? [] : [counted[kind](count)];
    })
    .join(', ');
}
