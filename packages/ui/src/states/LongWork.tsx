import { IconAlertTriangleFilled, IconRefresh } from '@tabler/icons-react';
import { Button } from '../controls/Button.tsx';
import { formatCount } from '../figures/format-figures.ts';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './LongWork.module.css';

export interface FailedPart {
  /** The name of the failed record, such as "1846/2026". */
  name: string;
  /** Why the work on this record failed. */
  reason: string;
}

export interface LongWorkProps {
  title: string;
  total: number;
  succeeded: number;
  failed: FailedPart[];
  /** A text instead of "12 me sukses". */
  doneLabel?: (written: string) => string;
  secondsLeft?: number;
  onCancel?: () => void;
  onRetryFailed?: () => void;
}

/** The progress of slow work on several records, with its errors and the buttons to stop or retry. */
export function LongWork({
  title,
  total,
  succeeded,
  failed,
  doneLabel,
  secondsLeft,
  onCancel,
  onRetryFailed,
}: LongWorkProps) {
  const { work, cancel } = useFirstPhrases().ui;
  const done = succeeded + failed.length;
  const percentOf = (part: number) => `${total === 0 ? 0 : (part / total) * 100}%`;
  return (
    <div className={classes['work']}>
      <div className={classes['head']}>
        <h3 className={classes['title']}>{title}</h3>
        {onCancel ? (
          <Button variant="default" size="xs" onClick={onCancel}>
            {cancel}
          </Button>
        ) : null}
      </div>
      <div
        className={classes['bar']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native progress bar cannot be green and red.
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <span className={classes['good']} style={{ width: percentOf(succeeded) }} />
        <span className={classes['bad']} style={{ width: percentOf(failed.length) }} />
      </div>
      <div className={classes['counts']}>
        <span>
          {work.progress(formatCount(done), formatCount(total))}
          {secondsLeft === undefined ? null : ` · ${work.secondsLeft(secondsLeft)}`}
        </span>
        <span className={classes['outcome']}>
          <span className={classes['succeeded']}>
            {(doneLabel ?? work.succeeded)(formatCount(succeeded))}
          </span>
          {failed.length === 0 ? null : (
            <span className={classes['failed']}>{work.failed(failed.length)}</span>
          )}
        </span>
      </div>
      {failed.length === 0 ? null : (
        <ul className={classes['list']}>
          {failed.map((part) => (
            <li key={part.name}>
              <IconAlertTriangleFilled size={13} aria-hidden className={classes['mark']} />
              <strong>{part.name}</strong>
              <span>{part.reason}</span>
            </li>
          ))}
        </ul>
      )}
      {onRetryFailed && failed.length > 0 ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
          onClick={onRetryFailed}
        >
          {work.retryFailed(failed.length)}
        </Button>
      ) : null}
    </div>
  );
}
