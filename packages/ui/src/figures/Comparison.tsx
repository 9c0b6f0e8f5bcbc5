import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './Comparison.module.css';
import { formatPercent, judgeChange } from './format-figures.ts';

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight };

export interface ComparisonProps {
  /** The change in percent. */
  change: number;
  /** The direction that is good for the business. */
  goodWhen?: 'up' | 'down';
  /** The period that the figure is compared with, such as "ndaj 07.11". */
  against?: string;
}

export function Comparison({ change, goodWhen = 'up', against }: ComparisonProps) {
  const { ui } = useFirstPhrases();
  const { direction, good } = judgeChange(change, goodWhen);
  const Arrow = arrows[direction];
  const words = { up: ui.rose, down: ui.fell, same: ui.unchanged };
  return (
    <span className={classes['comparison']}>
      <span className={classes['change']} data-good={direction === 'same' ? undefined : good}>
        <Arrow size={13} stroke={2} aria-hidden />
        <VisuallyHidden>{words[direction]} </VisuallyHidden>
        {formatPercent(Math.abs(change))}
      </span>
      {against === undefined ? null : ` ${against}`}
    </span>
  );
}
