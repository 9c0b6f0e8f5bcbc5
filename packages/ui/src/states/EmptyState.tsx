import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Awning } from '../brand/Awning.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  /**
   * The icon of the listed records, 17 pixels; a list that is empty because of its filter has another icon.
   */
  icon?: ReactNode;
  title: string;
  /** Says what the list will contain, or which filter makes it empty. */
  sentence: ReactNode;
  /** One main action; for a filtered list, the buttons that remove filters. */
  actions?: ReactNode;
  filtered?: boolean;
}

export function EmptyState({ icon, title, sentence, actions, filtered = false }: EmptyStateProps) {
  return (
    <div className={classes['empty']}>
      <Awning />
      <span className={classes['tile']} aria-hidden>
        {filtered ? <IconFilterOff size={17} stroke={1.6} /> : icon}
      </span>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['sentence']}>{sentence}</p>
      {actions === undefined || actions === null ? null : <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
