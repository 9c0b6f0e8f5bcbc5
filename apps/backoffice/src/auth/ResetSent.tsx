import { Button, Notice, usePhrases } from '@tezga/ui';
import classes from './AuthPages.module.css';

interface ResetSentProps {
  readonly contact: string;
  readonly onOther: () => void;
}

/** The same calm answer for a contact we know and for one we do not. */
export function ResetSent({ contact, onOther }: ResetSentProps) {
  const { verification } = usePhrases();
  return (
    <div className={classes['fields']} aria-live="polite">
      <Notice tone="ok">
        {verification.sent} <b className={classes['contact']}>{contact}</b>.
      </Notice>
      <ul className={classes['steps']}>
        <li>{verification.sentByEmail}</li>
        <li>{verification.sentBySms}</li>
        <li>{verification.sentNothing}</li>
      </ul>
      <Button variant="default" size="md" fullWidth onClick={onOther}>
        {verification.otherContact}
      </Button>
    </div>
  );
}
