import { formatDateTime, formatScaled, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircle, IconCircleCheckFilled, type Icon } from '@tabler/icons-react';
import { tiranaDay } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { EntryLink } from '../../accounting/index.ts';
import { stepsOf, type Step } from '../../fiscal/index.ts';

const shapes: Record<Step['look'], Icon> = {
  done: IconCircleCheckFilled,
  bad: IconAlertTriangleFilled,
  open: IconCircle,
};

/** What the invoice has been through, and what is still to come. */
export function Timeline({ invoice }: InvoicePartProps) {
  const { timeline, print } = usePhrases().sales;
  return (
    <section className={classes['sheet']} aria-label={timeline.title}>
      <ol className={classes['steps']}>
        {stepsOf(invoice).map((step) => {
          const Shape = shapes[step.look];
          return (
            <li key={step.kind} data-look={step.look}>
              <Shape size={18} stroke={1.6} aria-hidden className={classes['shape']} />
              <b>
                <StepName step={step} />
              </b>
              <span>{detailOf({ timeline, print }, step, invoice.transactionDate)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What was posted leads to the journal. */
function StepName({ step: { kind, event } }: { readonly step: Step }) {
  const { timeline } = usePhrases().sales;
  const name = kind === 'notPrinted' ? timeline.printed : timeline[kind];
  const journalId = event?.journalId;
  return journalId === undefined ? name : <EntryLink journalId={journalId}>{name}</EntryLink>;
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
