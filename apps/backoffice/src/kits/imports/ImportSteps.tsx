import { usePhrases } from '@tezga/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './ImportSteps.module.css';
import type { StudioState } from './studio-state.ts';

const steps = ['file', 'columns', 'check', 'run'] as const;

/** The progress indicator of the import wizard. */
export function ImportSteps({ stage, isDone }: { stage: StudioState['stage']; isDone: boolean }) {
  const { imports } = usePhrases();
  const at = steps.indexOf(stage);
  return (
    <ol className={classes['steps']} aria-label={imports.steps.label}>
      {steps.map((step, place) => {
        const isOver = place < at || isDone;
        return (
          <li
            key={step}
            className={classes['step']}
            data-over={isOver || undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            <span className={classes['mark']} aria-hidden>
              {isOver ? <IconCheck size={11} stroke={3} /> : place + 1}
            </span>
            <span className={classes['word']}>{imports.steps[step]}</span>
          </li>
        );
      })}
    </ol>
  );
}
