import { Mark } from './Mark.tsx';
import classes from './MarkWithWord.module.css';

export interface MarkWithWordProps {
  size?: number;
}

export function MarkWithWord({ size = 24 }: MarkWithWordProps) {
  return (
    <span
      className={classes['root']}
      style={{ fontSize: Math.round(size * 0.8), gap: Math.round(size * 0.3) }}
    >
      <Mark size={size} />
      <span>Tezga</span>
    </span>
  );
}
