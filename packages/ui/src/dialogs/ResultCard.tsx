import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Code } from '../figures/Code.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { ownEscape } from './DialogFrame.tsx';
import { OutcomeMark, type Outcome } from './OutcomeMark.tsx';
import classes from './ResultCard.module.css';

export interface ResultCardProps {
  outcome: Outcome;
  message: string;
  /** After a failure it says which data is not lost; after a success it shows the figures of the result. */
  safe?: ReactNode;
  requestId?: string;
  headingId?: string;
  onClose: () => void;
  onRetry?: () => void;
}

/** The content of a result dialog. */
export function ResultCard({
  outcome,
  message,
  safe,
  requestId,
  headingId,
  onClose,
  onRetry,
}: ResultCardProps) {
  const { ui } = useFirstPhrases();
  return (
    <div className={classes['result']}>
      <OutcomeMark outcome={outcome} />
      <h2 id={headingId} className={classes['title']} data-outcome={outcome}>
        {outcome === 'success' ? ui.success : ui.warning}
      </h2>
      <p className={classes['message']}>{message}</p>
      {safe === undefined && requestId === undefined ? null : (
        <div className={classes['safe']}>
          {safe}
          {requestId === undefined ? null : (
            <>
              {' '}
              {ui.helpCode}{' '}
              <Code copy label={ui.helpCode}>
                {requestId}
              </Code>
            </>
          )}
        </div>
      )}
      <div className={classes['actions']}>
        <Button
          fullWidth
          variant={onRetry ? 'default' : 'filled'}
          data-autofocus
          onClick={onClose}
          rightSection={onRetry ? undefined : <Kbd onFilled>Enter</Kbd>}
          {...ownEscape}
        >
          {ui.ok}
        </Button>
        {onRetry ? (
          <Button
            fullWidth
            leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
            onClick={onRetry}
            {...ownEscape}
          >
            {ui.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
