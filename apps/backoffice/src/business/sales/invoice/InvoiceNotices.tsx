import { mayBeMended } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { repairSentence } from '../repair/repairs.ts';
import { useRepairs } from '../repair/use-repair.tsx';
import { useSaleRights } from '../use-sale-rights.ts';
import type { InvoicePartProps } from './invoice-part.ts';
import { FiscalNotice } from '../../fiscal/index.ts';

/** What is to be known of the invoice before all else. */
export function InvoiceNotices({ invoice }: InvoicePartProps) {
  return invoice.isRetracted ? <RetractedNotice invoice={invoice} /> : <WaitingNotice invoice={invoice} />;
}

/** Why there is no NIVF yet, and how the invoice is repaired. */
function WaitingNotice({ invoice: { _id: id, status, fault } }: InvoicePartProps) {
  const { sales, mending } = usePhrases();
  const { mayCorrect } = useSaleRights();
  const repair = useRepairs(mayCorrect && mayBeMended(status, fault) ? [id] : []).get(id);
  return (
    <FiscalNotice
      status={status}
      fault={fault}
      onItsWay={sales.page.onItsWay}
      text={repairSentence(mending, repair) ?? sales.page.safe}
    />
  );
}

/** That the invoice is not waited for any more: it was refused and undone, or it undoes one that was. */
function RetractedNotice({ invoice: { fault } }: InvoicePartProps) {
  const { ui, refusals, retracting } = usePhrases();
  return (
    <Notice tone="info" title={ui.states.retracted}>
      {fault === 'original-refused' ? refusals[fault] : retracting.gone}
    </Notice>
  );
}
