import { Button, Kbd, usePhrases } from '@tezga/ui';
import { IconBookmarkPlus, IconSend } from '@tabler/icons-react';
import classes from './NewInvoice.module.css';
import { Total } from './payment/TotalsPanel.tsx';
import type { CartState } from './use-cart.ts';

interface IssueBarProps {
  readonly state: CartState;
  readonly isIssuing: boolean;
  readonly onIssue: () => void;
  readonly onSaveDraft: () => void;
}

/** The button that issues the invoice; on a phone it is fixed to the bottom, below the total. */
export function IssueBar({ state, isIssuing, onIssue, onSaveDraft }: IssueBarProps) {
  const { issue, drafts } = usePhrases().newInvoice;
  const { cart, reckoned, messages } = state;
  const wrongCount = Object.keys(messages).length;
  return (
    <div className={classes['bar']}>
      <div className={classes['barTotal']}>
        <Total cart={cart} reckoned={reckoned} />
      </div>
      <output className={classes['fix']}>{wrongCount === 0 ? '' : issue.fix(wrongCount)}</output>
      <div className={classes['actions']}>
        <Button
          variant="default"
          size="md"
          aria-label={drafts.keep}
          title={drafts.keep}
          aria-keyshortcuts="Control+S"
          disabled={cart.lines.length === 0 || cart.isSent}
          onClick={onSaveDraft}
        >
          <IconBookmarkPlus size={17} stroke={1.8} aria-hidden />
        </Button>
        <Button
          size="md"
          fullWidth
          loading={isIssuing}
          aria-keyshortcuts="Control+Enter"
          leftSection={<IconSend size={16} stroke={1.8} aria-hidden />}
          rightSection={
            <span aria-hidden className={classes['issueKey']}>
              <Kbd onFilled>Ctrl ↵</Kbd>
            </span>
          }
          onClick={onIssue}
        >
          {issue.action}
        </Button>
      </div>
    </div>
  );
}
