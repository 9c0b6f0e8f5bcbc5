import { tiranaDay, type FiscalStatus } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { formatDateTime, formatScaled, Timeline, usePhrases } from '@tezga/ui';
import { EntryLink } from '../accounting/index.ts';
import { statusName, stepsOf, type LifeEvent, type Step } from './timeline-steps.ts';

interface FiscalTimelineProps {
  readonly label: string;
  readonly timeline: readonly LifeEvent[];
  readonly status: FiscalStatus;
  readonly issuedAt: string;
  /** The name of the tax authority's code; NIVF by default. */
  readonly acceptedName?: string | undefined;
  /** Whether the document also gets an EIC. */
  readonly isEInvoice?: boolean | undefined;
}

/** The steps of a document on its way to the tax authority, done and to come. */
export function FiscalTimeline(props: FiscalTimelineProps) {
  const { label, timeline, status, issuedAt, acceptedName, isEInvoice } = props;
  const { sales, ui } = usePhrases();
  const nameOf = ({ kind, event }: Step) => {
    if (kind === 'status') return statusName(ui.states, event?.about ?? '');
    const name = kind === 'notPrinted' ? sales.timeline.printed : sales.timeline[kind];
    const shown = kind === 'fiscalized' ? (acceptedName ?? name) : name;
    const journalId = event?.journalId;
    return journalId === undefined ? shown : <EntryLink journalId={journalId}>{shown}</EntryLink>;
  };
  return (
    <Timeline
      label={label}
      steps={stepsOf({ timeline, status, isEInvoice }).map((step) => ({
        key: step.kind,
        look: step.look,
        name: nameOf(step),
        detail: detailOf(sales, step, issuedAt),
      }))}
    />
  );
}

/** The time of a step and one detail. */
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
  // The day is shown once, at the issue step.
  const isSameDay = kind !== 'issued' && tiranaDay(new Date(event.at)) === tiranaDay(new Date(issuedAt));
  return [isSameDay ? at.slice(11) : at, ...more].filter((part) => part !== '').join(' · ');
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The time after the issue in words, rounded, because after an hour the seconds do not matter. */
function afterWords(words: Phrases['sales']['timeline'], afterMs: number): string {
  if (afterMs < 2 * minuteMs) return words.after(formatScaled(BigInt(Math.round(afterMs / 100)), 1));
  return afterMs < 2 * hourMs
    ? words.afterMinutes(Math.round(afterMs / minuteMs))
    : words.afterHours(Math.round(afterMs / hourMs));
}
