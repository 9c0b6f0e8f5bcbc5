import { Button, DialogFrame, usePhrases } from '@tezga/ui';
import { useId } from 'react';
import { countDone } from '../../kits/lists/in-parts.ts';
import classes from './DeviceOutcomes.module.css';
import type { DeviceOutcome } from './use-bulk-device-actions.ts';

interface DeviceOutcomesProps {
  readonly outcomes: readonly DeviceOutcome[];
  readonly onClose: () => void;
}

/** What happened to each device of a bulk action. */
export function DeviceOutcomes({ outcomes, onClose }: DeviceOutcomesProps) {
  const { devices: words, ui } = usePhrases();
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose} onEnter={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.outcomes(countDone(outcomes), outcomes.length)}
      </h2>
      <ul className={classes['list']}>
        {outcomes.map(({ id, ok, name, message }) => (
          <li key={id}>
            {ok ? (
              message
            ) : (
              <>
                <strong>{name}</strong>: <span className={classes['failed']}>{message}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Button onClick={onClose} data-autofocus>
          {ui.close}
        </Button>
      </div>
    </DialogFrame>
  );
}
