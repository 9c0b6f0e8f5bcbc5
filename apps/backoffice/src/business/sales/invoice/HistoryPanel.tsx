import { History, Panel, usePhrases } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import type { InvoicePartProps } from './invoice-part.ts';
import { EntryLink } from '../../accounting/index.ts';
import { faultSentence, statusName, type LifeEvent } from '../../fiscal/index.ts';

/** The history of the invoice, newest first: time, event and user. */
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

/** The name of the event, as a link to its journal entry if the event was posted. */
function EventName({ event: { kind, journalId } }: { readonly event: LifeEvent }) {
  const name = usePhrases().sales.timeline[kind];
  return journalId === undefined ? name : <EntryLink journalId={journalId}>{name}</EntryLink>;
}

/** The details of an event by its kind (error message, paper, journal kind or code), and the user. */
function aboutOf(phrases: Phrases, { kind, by, about }: LifeEvent): string {
  const { print, timeline } = phrases.sales;
  const names: Readonly<Record<string, string>> = { ...print.papers, ...phrases.accounting.kinds };
  const isCause = kind === 'tried' || kind === 'refused';
  const text = isCause && about !== '' ? faultSentence(phrases, about) : (names[about] ?? about);
  if (kind === 'status') return statusName(phrases.ui.states, about);
  const isRenewed = kind === 'mended' && about !== '';
  return [isRenewed ? timeline.mendedFrom(about) : text, by]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
