import { useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { DialogFrame, ownEscape } from './DialogFrame.tsx';
import classes from './OkDialog.module.css';
import { OutcomeMark, type Outcome } from './OutcomeMark.tsx';
import { SafeHtml } from './SafeHtml.tsx';

export interface OkDialogProps {
  title: string;
  /** HTML from the server; it is sanitised before it is shown. */
  html: string;
  outcome?: Outcome;
  onClose: () => void;
}

/** An HTML message with one button; Enter and Escape both mean OK. */
export function OkDialog({ title, html, outcome = 'success', onClose }: OkDialogProps) {
  const { ui } = useFirstPhrases();
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={440} onEscape={onClose} onEnter={onClose}>
      <div className={classes['head']}>
        <OutcomeMark outcome={outcome} />
        <h2 id={headingId} className={classes['title']} data-outcome={outcome}>
          {title}
        </h2>
      </div>
      <SafeHtml html={html} />
      <div className={classes['actions']}>
        <Button data-autofocus onClick={onClose} rightSection={<Kbd onFilled>Enter</Kbd>} {...ownEscape}>
          {ui.ok}
        </Button>
      </div>
    </DialogFrame>
  );
}
