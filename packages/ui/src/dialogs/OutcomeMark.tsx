import { IconAlertTriangleFilled, IconCheck } from '@tabler/icons-react';
import classes from './OutcomeMark.module.css';

export type Outcome = 'success' | 'failure';

export interface OutcomeMarkProps {
  outcome: Outcome;
}

/** A round green tick or a square red triangle, which differ in shape as well as in colour. */
export function OutcomeMark({ outcome }: OutcomeMarkProps) {
  return (
    <span className={classes['mark']} data-outcome={outcome} aria-hidden>
      {outcome === 'success' ? <IconCheck size={26} stroke={2} /> : <IconAlertTriangleFilled size={26} />}
    </span>
  );
}
