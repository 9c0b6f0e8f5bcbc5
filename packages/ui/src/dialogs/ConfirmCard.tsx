import { IconAlertTriangleFilled, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './ConfirmCard.module.css';
import { ownEscape } from './DialogFrame.tsx';

export interface ConfirmCardProps {
  /** The action as a question: "Fshi 12 artikuj?". */
  title: string;
  message?: ReactNode;
  /** Costs and side effects, shown in an amber strip. */
  consequences?: string[];
  /** The action with the number of records: "Fshi 12 artikuj". */
  confirmLabel: string;
  /** True for a red button; only for actions that cannot be undone or that cost money. */
  danger?: boolean;
  /** The icon of the action, 15 pixels; by default, a dangerous action has a bin. */
  icon?: ReactNode;
  headingId?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The content of a confirmation dialog. */
export function ConfirmCard(props: ConfirmCardProps) {
  const {
    title,
    message,
    consequences = [],
    confirmLabel,
    danger = false,
    headingId,
    onConfirm,
    onCancel,
  } = props;
  const { ui } = useFirstPhrases();
  const icon = props.icon ?? (danger ? <IconTrash size={15} stroke={1.8} aria-hidden /> : undefined);
  return (
    <>
      <h2 id={headingId} className={classes['title']}>
        {title}
      </h2>
      {message === undefined ? null : <div className={classes['message']}>{message}</div>}
      {consequences.length === 0 ? null : (
        <ul className={classes['consequences']}>
          {consequences.map((consequence) => (
            <li key={consequence}>
              <IconAlertTriangleFilled size={13} aria-hidden className={classes['mark']} />
              {consequence}
            </li>
          ))}
        </ul>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel} data-autofocus={danger || undefined} {...ownEscape}>
          {ui.cancel}
        </Button>
        <Button
          color={danger ? 'red' : 'stall'}
          leftSection={icon}
          onClick={onConfirm}
          data-autofocus={danger ? undefined : true}
          {...ownEscape}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
