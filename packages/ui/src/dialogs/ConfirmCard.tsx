import { IconAlertTriangleFilled, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './ConfirmCard.module.css';
import { ownEscape } from './DialogFrame.tsx';

export interface ConfirmCardProps {
  /** The deed as a question: "Fshi 12 artikuj?". */
  title: string;
  message?: ReactNode;
  /** What it will cost or touch, in an amber strip. */
  consequences?: string[];
  /** The deed and the number: "Fshi 12 artikuj". */
  confirmLabel: string;
  /** Red, only for what cannot be undone or costs. */
  danger?: boolean;
  /** The deed's icon, 15 pixels; a dangerous one has a bin unless told otherwise. */
  icon?: ReactNode;
  headingId?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What stands in a confirmation. */
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
