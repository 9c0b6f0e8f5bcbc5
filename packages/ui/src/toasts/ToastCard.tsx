import { IconAlertTriangleFilled, IconCircleCheckFilled, IconX, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UnstyledButton } from '../controls/UnstyledButton.tsx';
import { Code } from '../figures/Code.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import type { ToastAction } from './toast-store.ts';
import classes from './ToastCard.module.css';

const icons: Record<ToastCardProps['kind'], Icon> = {
  success: IconCircleCheckFilled,
  warning: IconAlertTriangleFilled,
  error: IconAlertTriangleFilled,
};

export interface ToastCardProps {
  kind: 'success' | 'warning' | 'error';
  title?: string;
  text: string;
  /** An icon instead of the usual one, 17 pixels. */
  icon?: ReactNode;
  requestId?: string;
  action?: ToastAction;
  onClose?: () => void;
}

export function ToastCard({ kind, title, text, icon, requestId, action, onClose }: ToastCardProps) {
  const { ui } = useFirstPhrases();
  const Shape = icons[kind];
  return (
    <div className={classes['toast']} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <span className={classes['icon']} aria-hidden>
        {icon ?? <Shape size={17} />}
      </span>
      <div className={classes['words']}>
        {title === undefined ? null : <div className={classes['title']}>{title}</div>}
        <div className={title === undefined ? classes['alone'] : classes['text']}>{text}</div>
        {requestId === undefined ? null : (
          <div className={classes['text']}>
            {ui.helpCode}{' '}
            <Code copy label={ui.helpCode}>
              {requestId}
            </Code>
          </div>
        )}
      </div>
      {action ? (
        <UnstyledButton className={classes['action']} onClick={action.onClick}>
          {action.label}
        </UnstyledButton>
      ) : null}
      {onClose ? (
        <UnstyledButton className={classes['close']} onClick={onClose} aria-label={ui.close}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      ) : null}
    </div>
  );
}
