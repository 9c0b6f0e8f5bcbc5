import { mayBeRepaired } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { Clinic } from './Clinic.tsx';
import { repairSentence } from '../repair/repairs.ts';
import { useRepairs } from '../repair/use-repair.tsx';
import { useSaleRights } from '../use-sale-rights.ts';
import type { InvoicePartProps } from './invoice-part.ts';
import { FiscalNotice } from '../../fiscal/index.ts';

/** The most important facts about the invoice, above its content. */
export function InvoiceNotices({ invoice }: InvoicePartProps) {
  return invoice.isRetracted ? <RetractedNotice invoice={invoice} /> : <WaitingNotice invoice={invoice} />;
}

/** Why the invoice has no NIVF yet, and how to repair it. */
function WaitingNotice({ invoice }: InvoicePartProps) {
  const { _id: id, status, fault } = invoice;
  const { sales, mending } = usePhrases();
  const { mayCorrect } = useSaleRights();
  const repair = useRepairs(mayCorrect && mayBeRepaired(status, fault) ? [id] : []).get(id);
  return (
    <FiscalNotice
      status={status}
      fault={fault}
      onItsWay={sales.page.onItsWay}
      text={repairSentence(mending, repair) ?? sales.page.safe}
    >
      <Clinic invoice={invoice} repair={repair} />
    </FiscalNotice>
  );
}

/** Says that the invoice will not be fiscalized: it was refused and retracted, or it reverses a retracted one. */
function RetractedNotice({ invoice: { fault } }: InvoicePartProps) {
  const { ui, refusals, retracting } = usePhrases();
  return (
    <Notice tone="info" title={ui.states.retracted}>
      {fault === 'original-refused' ? refusals[fault] : retracting.gone}
    </Notice>
  );
}
