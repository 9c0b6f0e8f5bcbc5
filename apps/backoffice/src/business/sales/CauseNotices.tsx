import { Notice, usePhrases } from '@tezga/ui';
import { faultSentence } from '../cash-register/fault-sentence.ts';
import { faultsAmong } from '../cash-register/faults-among.ts';
import { useSession } from '../../session/session-context.ts';
import { helpPlaceFor } from './fault-help.ts';
import { FaultHelp } from './FaultHelp.tsx';
import type { WaitingInvoice } from './queries.ts';
import classes from './Sales.module.css';

/** Each cause once, in full, with how many invoices it keeps and what to do about it. */
export function CauseNotices({ invoices }: { readonly invoices: readonly WaitingInvoice[] }) {
  const phrases = usePhrases();
  const words = phrases.sales.waiting;
  const { role } = useSession();
  return (
    <output className={classes['summary']}>
      {faultsAmong(invoices).map(({ status, fault, count }) => (
        <Notice
          key={`${status} ${fault}`}
          tone={status === 'error' ? 'bad' : 'warn'}
          title={status === 'error' ? words.refused(count) : words.waitingFor(count)}
          // Where nobody has to do anything, the sentence says so already.
          {...(helpPlaceFor(role, { status, fault }) === undefined
            ? {}
            : { action: <FaultHelp status={status} fault={fault} /> })}
        >
          {faultSentence(phrases, fault)}
        </Notice>
      ))}
    </output>
  );
}
