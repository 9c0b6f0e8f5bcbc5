import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type NoticeTone = 'ok' | 'warn' | 'bad' | 'info';

const icons: Record<NoticeTone, Icon> = {
  ok: IconCircleCheckFilled,
  warn: IconAlertTriangleFilled,
  bad: IconAlertTriangleFilled,
  info: IconInfoCircleFilled,
};

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** A box on the page that stays visible, for a deadline, a refusal or a hint. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const Shape = icons[tone];
  return (
    <div className={classes['notice']} data-tone={tone}>
      <Shape size={17} className={classes['icon']} aria-hidden />
      <div className={classes['words']}>
        {title === undefined ? null : <div className={classes['title']}>{title}</div>}
        {children}
      </div>
      {action === undefined ? null : <div className={classes['action']}>{action}</div>}
    </div>
  );
}
