import { businessLevel } from '@tezga/domain';
import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useWayBack } from '../../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../../session/session-context.ts';
import { salesQueries } from '../queries.ts';
import { FiscalPanel } from './FiscalPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import classes from '../../../kits/documents/Document.module.css';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceNotice } from './InvoiceNotice.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { Parties } from './Parties.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { RelatedPanel } from './RelatedPanel.tsx';
import { RetractedNotice } from './RetractedNotice.tsx';
import { SoldLines } from './SoldLines.tsx';
import { StockPanel } from './StockPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { VatAndTotals } from './VatAndTotals.tsx';
import { EInvoicePanel } from '../../e-invoices/index.ts';
import { NotesOfInvoice } from '../../wtn/index.ts';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

/** One invoice with all that is known of it. */
export function InvoicePage() {
  const { sales } = usePhrases();
  const { _id: id = '' } = useParams({ strict: false });
  return <OneInvoice key={id} id={id} heading={sales.page.readFailed} />;
}

function OneInvoice({ id, heading }: { readonly id: string; readonly heading: string }) {
  const [openedAt] = useState(() => Date.now());
  const { data: invoice, error, refetch } = useQuery(salesQueries.one(id, openedAt));
  const goBack = useWayBack(receiptsPath);
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  if (invoice === undefined && error !== null) {
    const again = () => void refetch();
    return <ErrorState title={heading} sentence={error.message} onRetry={again} onBack={goBack} />;
  }
  if (invoice === undefined) return <LoadingOverlay within />;
  return (
    <div className={classes['page']}>
      <InvoiceHead invoice={invoice} mayIssue={mayIssue} />
      {invoice.isRetracted ? <RetractedNotice invoice={invoice} /> : <InvoiceNotice invoice={invoice} />}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Timeline invoice={invoice} />
          <section className={classes['sheet']}>
            <Parties invoice={invoice} />
            <SoldLines invoice={invoice} />
            <VatAndTotals invoice={invoice} />
          </section>
          <JournalPanel invoice={invoice} />
          <StockPanel invoice={invoice} />
        </div>
        <div className={classes['aside']}>
          <FiscalPanel invoice={invoice} />
          {invoice.isEinvoice ? <EInvoicePanel invoiceId={invoice._id} /> : null}
          <PaymentPanel invoice={invoice} />
          <RelatedPanel invoice={invoice} />
          <NotesOfInvoice invoiceId={invoice._id} />
          <HistoryPanel invoice={invoice} />
        </div>
      </div>
    </div>
  );
}
