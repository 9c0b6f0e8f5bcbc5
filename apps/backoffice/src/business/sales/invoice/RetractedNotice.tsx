import { Notice, usePhrases } from '@tezga/ui';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';

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
