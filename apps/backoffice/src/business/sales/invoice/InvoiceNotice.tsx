import { mayBeMended } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { useSession } from '../../../session/session-context.ts';
import { mendSentence } from '../mending/mends.ts';
import { useMends } from '../mending/use-mend.tsx';
import { useSaleRights } from '../use-sale-rights.ts';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { faultSentence, helpPlaceFor, FaultHelp } from '../../fiscal/index.ts';

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
