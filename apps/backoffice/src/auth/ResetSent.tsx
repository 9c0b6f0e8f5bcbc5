import { Button, Notice, usePhrases } from '@tezga/ui';
import classes from './AuthPages.module.css';

interface ResetSentProps {
  readonly contact: string;
  readonly onOther: () => void;
}

/** Says that a code was sent; the text is the same for a known and an unknown contact. */
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
