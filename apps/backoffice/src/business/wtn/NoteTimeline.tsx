import { tiranaDay } from '@tezga/domain';
import { formatDateTime, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircle, IconCircleCheckFilled, type Icon } from '@tabler/icons-react';
import document from '../../kits/documents/Document.module.css';
import type { NotePartProps } from './NoteHead.tsx';
import { stepsOf, type Step } from '../fiscal/index.ts';

const shapes: Record<Step['look'], Icon> = {
  done: IconCircleCheckFilled,
  bad: IconAlertTriangleFilled,
  open: IconCircle,
};

/** What the note has been through, and what is still to come. */
export function NoteTimeline({ note }: NotePartProps) {
  const { sales, wtn } = usePhrases();
  const { timeline } = sales;
  const labelOf = (kind: Step['kind']) => {
    if (kind === 'fiscalized') return wtn.nivfsh;
    return kind === 'notPrinted' ? timeline.printed : timeline[kind];
  };
  return (
    <section className={document['sheet']} aria-label={wtn.page.timeline}>
      <ol className={document['steps']}>
        {stepsOf(note).map((step) => {
          const Shape = shapes[step.look];
          return (
            <li key={step.kind} data-look={step.look}>
              <Shape size={18} stroke={1.6} aria-hidden className={document['shape']} />
              <b>{labelOf(step.kind)}</b>
              <span>{step.kind === 'notPrinted' ? timeline.notPrinted : momentOf(step, note.date)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** When it happened; the day is said once, with the issue. */
function momentOf({ kind, event }: Step, issuedAt: string): string {
  if (event === null) return '';
  const at = formatDateTime(new Date(event.at), 'second');
  const isSameDay = kind !== 'issued' && tiranaDay(new Date(event.at)) === tiranaDay(new Date(issuedAt));
  return isSameDay ? at.slice(11) : at;
}
