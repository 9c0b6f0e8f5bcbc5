import type { Phrases } from '@tezga/phrases';
import type { SourceState } from './queries.ts';

export interface SourceNotice {
  readonly tone: 'info' | 'warn';
  readonly title: string;
  readonly text: string;
  /** Whether the user can solve the problem in the settings. */
  readonly isForSettings: boolean;
}

/** The notice about a source; null if it works. */
export function sourceNotice(
  { purchases, refusals }: Pick<Phrases, 'purchases' | 'refusals'>,
  { source, isReady, failure, unreadableCount }: SourceState,
): SourceNotice | null {
  const { lacks, silent, sources, unreadable } = purchases;
  if (!isReady)
    return { tone: 'info', title: lacks[source].title, text: lacks[source].text, isForSettings: true };
  if (failure === null && unreadableCount === 0) return null;
  if (failure === null) {
    const title = unreadable.title(sources[source], unreadableCount);
    return { tone: 'warn', title, text: unreadable.text, isForSettings: false };
  }
  const isSilent = failure === 'tax-authority-unreachable' || failure === 'self-care-unreachable';
  const why = isSilent ? silent.again : refusals[failure];
  return {
    tone: 'warn',
    title: silent[source],
    text: `${why} ${silent.stays}`,
    isForSettings: failure.startsWith('certificate-') || failure.startsWith('self-care-password-'),
  };
}
