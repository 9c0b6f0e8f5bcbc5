import type { UnitCost } from '@tezga/domain';
import classes from './Figure.module.css';
import { formatCost } from './format-figures.ts';

export interface CostProps {
  value: UnitCost;
  decimals: 2 | 3;
  emphasis?: 'normal' | 'strong' | 'quiet';
}

export function Cost({ value, decimals, emphasis = 'normal' }: CostProps) {
  return (
    <span className={classes['figure']} data-emphasis={emphasis}>
      {formatCost(value, decimals)}
    </span>
  );
}
