import { tiranaDay, type FiscalStatus } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { formatDateTime, formatScaled, Timeline, usePhrases } from '@tezga/ui';
import { EntryLink } from '../accounting/index.ts';
import { stepsOf, type LifeEvent, type Step } from './timeline-steps.ts';

interface FiscalTimelineProps {
  readonly label: string;
  readonly timeline: readonly LifeEvent[];
  readonly status: FiscalStatus;
  readonly issuedAt: string;
  /** What the code of the tax authority is called; NIVF where it is left out. */
  readonly acceptedName?: string | undefined;
}

/** What a document has been through on its way to the tax authority, and what is still to come. */
export function FiscalTimeline({ label, timeline, status, issuedAt, acceptedName }: FiscalTimelineProps) {
  const { sales } = usePhrases();
  const nameOf = ({ kind, event }: Step) => {
    const name = kind === 'notPrinted' ? sales.timeline.printed : sales.timeline[kind];
    const shown = kind === 'fiscalized' ? (acceptedName ?? name) : name;
    const journalId = event?.journalId;
    return journalId === undefined ? shown : <EntryLink journalId={journalId}>{shown}</EntryLink>;
  };
  return (
    <Timeline
      label={label}
      steps={stepsOf({ timeline, status }).map((step) => ({
        key: step.kind,
        look: step.look,
        name: nameOf(step),
        detail: detailOf(sales, step, issuedAt),
      }))}
    />
  );
}

/** When it happened, and the one thing worth saying of it. */
function detailOf(
  { timeline: words, print }: Pick<Phrases['sales'], 'timeline' | 'print'>,
  { kind, event, count, afterMs }: Step,
  issuedAt: string,
): string {
  if (kind === 'notPrinted') return words.notPrinted;
  if (event === null) return '';
  const papers: Readonly<Record<string, string>> = print.papers;
  const more = [
    afterMs === null ? '' : afterWords(words, afterMs),
    kind === 'printed' ? (papers[event.about] ?? event.about) : '',
    count > 1 ? words.copies(count) : '',
  ];
  const at = formatDateTime(new Date(event.at), 'second');
  // The day is said once, with the issue.
  const isSameDay = kind !== 'issued' && tiranaDay(new Date(event.at)) === tiranaDay(new Date(issuedAt));
  return [isSameDay ? at.slice(11) : at, ...more].filter((part) => part !== '').join(' · ');
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** As closely as it matters: nobody counts the seconds of an hour. */
function afterWords(words: Phrases['sales']['timeline'], afterMs: number): string {
  if (afterMs < 2 * minuteMs) return words.after(formatScaled(BigInt(Math.round(afterMs / 100)), 1));
  return afterMs < 2 * hourMs
    ? words.afterMinutes(Math.round(afterMs / minuteMs))
    : words.afterHours(Math.round(afterMs / hourMs));
}
