import { IconChevronRight, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Code } from '../figures/Code.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './ErrorState.module.css';

export interface ErrorStateProps {
  /** Names the action or part of the page that failed. */
  title: string;
  /** Says which data is not lost, and what the user can do. */
  sentence: ReactNode;
  onRetry?: () => void;
  onBack?: () => void;
  /** The request id, which the user can copy for support. */
  requestId?: string;
  /** Technical details for support, collapsed by default. */
  details?: ReactNode;
}

export function ErrorState({ title, sentence, onRetry, onBack, requestId, details }: ErrorStateProps) {
  const { ui } = useFirstPhrases();
  return (
    <div className={classes['error']} role="alert">
      <span className={classes['tile']} aria-hidden>
        <IconPlugConnectedX size={19} stroke={1.7} />
      </span>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['sentence']}>{sentence}</p>
        <div className={classes['actions']}>
          {onRetry ? (
            <Button leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />} onClick={onRetry}>
              {ui.retry}
            </Button>
          ) : null}
          {onBack ? (
            <Button variant="default" onClick={onBack}>
              {ui.back}
            </Button>
          ) : null}
        </div>
        {requestId === undefined && details === undefined ? null : (
          <div className={classes['foot']}>
            <details className={classes['details']}>
              <summary>
                <IconChevronRight size={13} stroke={1.8} aria-hidden className={classes['chevron']} />
                {ui.details}
              </summary>
              {requestId === undefined ? null : <p>{ui.helpCodeHint}</p>}
              {details}
            </details>
            {requestId === undefined ? null : (
              <span className={classes['id']}>
                <Code copy label={ui.helpCode}>
                  {requestId}
                </Code>
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
