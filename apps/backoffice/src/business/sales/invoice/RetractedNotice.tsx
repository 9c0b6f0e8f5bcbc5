import { Notice, usePhrases } from '@tezga/ui';
import classes from './Invoice.module.css';
import type { InvoicePartProps } from './InvoiceHead.tsx';

/** That nobody waits for it any more: it was refused and undone, or it undoes one that was. */
export function RetractedNotice({ invoice: { fault } }: InvoicePartProps) {
  const { ui, refusals, retracting } = usePhrases();
  return (
    <output className={classes['notice']}>
      <Notice tone="info" title={ui.states.retracted}>
        {fault === 'original-refused' ? refusals[fault] : retracting.gone}
      </Notice>
    </output>
  );
}
