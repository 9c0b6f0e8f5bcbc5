import { mayBeMended } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { faultSentence } from '../../cash-register/fault-sentence.ts';
import { useSession } from '../../../session/session-context.ts';
import { helpPlaceFor } from '../fault-help.ts';
import { FaultHelp } from '../FaultHelp.tsx';
import { mendSentence } from '../mending/mends.ts';
import { useMends } from '../mending/use-mend.tsx';
import { useSaleRights } from '../use-sale-rights.ts';
import classes from './Invoice.module.css';
import type { InvoicePartProps } from './InvoiceHead.tsx';

/** Why there is no NIVF yet, what is safe, and where it is put right; announced when it changes. */
export function InvoiceNotice({ invoice: { _id: id, status, fault } }: InvoicePartProps) {
  const phrases = usePhrases();
  const words = phrases.sales.page;
  const { role } = useSession();
  const { mayCorrect } = useSaleRights();
  const mend = useMends(mayCorrect && mayBeMended(status, fault) ? [id] : []).get(id);
  return (
    <output className={classes['notice']}>
      {status === 'fiscalized' ? null : fault === null ? (
        <Notice tone="info">{words.onItsWay}</Notice>
      ) : (
        <Notice
          tone={status === 'error' ? 'bad' : 'warn'}
          title={faultSentence(phrases, fault) ?? ''}
          {...(helpPlaceFor(role, { status, fault }) === undefined
            ? {}
            : { action: <FaultHelp status={status} fault={fault} /> })}
        >
          {mendSentence(phrases.mending, mend) ?? words.safe}
        </Notice>
      )}
    </output>
  );
}
