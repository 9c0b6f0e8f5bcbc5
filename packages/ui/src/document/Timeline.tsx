import { IconAlertTriangleFilled, IconCircle, IconCircleCheckFilled, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateTime } from '../figures/DateTime.tsx';
import classes from './Document.module.css';
import { Sheet } from './DocumentPage.tsx';

export interface TimelineStep {
  readonly key: string;
  readonly look: 'done' | 'bad' | 'open';
  readonly name: ReactNode;
  readonly detail: ReactNode;
}

const shapes: Record<TimelineStep['look'], Icon> = {
  done: IconCircleCheckFilled,
  bad: IconAlertTriangleFilled,
  open: IconCircle,
};

/** The completed and the future steps of a document. */
export function Timeline({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
}) {
  return (
    <Sheet label={label}>
      <ol className={classes['steps']}>
        {steps.map(({ key, look, name, detail }) => {
          const Shape = shapes[look];
          return (
            <li key={key} data-look={look}>
              <Shape size={18} stroke={1.6} aria-hidden className={classes['shape']} />
              <b>{name}</b>
              <span>{detail}</span>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}

export interface HistoryEvent {
  readonly key: string;
  readonly at: string;
  readonly name: ReactNode;
  readonly about: ReactNode;
}

/** The events of a document in the given order: time, action and person. */
export function History({ events }: { readonly events: readonly HistoryEvent[] }) {
  return (
    <ol className={classes['history']}>
      {events.map(({ key, at, name, about }) => (
        <li key={key}>
          <DateTime value={new Date(at)} seconds />
          <b>{name}</b>
          <span>{about}</span>
        </li>
      ))}
    </ol>
  );
}
