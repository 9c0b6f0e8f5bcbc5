import { History, Panel, usePhrases } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import type { InvoicePartProps } from './invoice-part.ts';
import { EntryLink } from '../../accounting/index.ts';
import { faultSentence, type LifeEvent } from '../../fiscal/index.ts';

/** All that happened to it, the newest first: when, what, and by whom. */
export function HistoryPanel({ invoice: { timeline } }: InvoicePartProps) {
  const phrases = usePhrases();
  return (
    <Panel title={phrases.sales.page.history}>
      <History
        events={timeline.toReversed().map((event) => ({
          key: `${event.kind} ${event.at} ${event.about}`,
          at: event.at,
          name: <EventName event={event} />,
          about: aboutOf(phrases, event),
        }))}
      />
    </Panel>
  );
}

/** What happened; where it was posted, it leads to the journal. */
function EventName({ event: { kind, journalId } }: { readonly event: LifeEvent }) {
  const name = usePhrases().sales.timeline[kind];
  return journalId === undefined ? name : <EntryLink journalId={journalId}>{name}</EntryLink>;
}

/** Whatever belongs to the kind: a cause in one sentence, the paper, what was posted, a code; and who did it. */
function aboutOf(phrases: Phrases, { kind, by, about }: LifeEvent): string {
  const { print, timeline } = phrases.sales;
  const names: Readonly<Record<string, string>> = { ...print.papers, ...phrases.accounting.kinds };
  const isCause = kind === 'tried' || kind === 'refused';
  const text = isCause && about !== '' ? faultSentence(phrases, about) : (names[about] ?? about);
  const isRenewed = kind === 'mended' && about !== '';
  return [isRenewed ? timeline.mendedFrom(about) : text, by]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
