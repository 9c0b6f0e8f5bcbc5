import { businessLevel } from '@tezga/domain';
import { Amount, Code, codeFact, DateTime, Panel, Sheet, SideList, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { invoicePath, receiptsPath } from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { useSession } from '../../../session/session-context.ts';
import { EInvoicePanel } from '../../e-invoices/index.ts';
import { FiscalDocumentPage } from '../../fiscal/index.ts';
import { NotesOfInvoice } from '../../wtn/index.ts';
import { BuyerName } from '../BuyerName.tsx';
import { invoicePrint, invoiceResend } from '../invoice-kind.ts';
import { salesQueries } from '../queries.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { InvoicePartProps } from './invoice-part.ts';
import { InvoiceActions, InvoiceBadges } from './InvoiceHead.tsx';
import { InvoiceNotices } from './InvoiceNotices.tsx';
import { Neighbours } from './Neighbours.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { Parties } from './Parties.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { SoldLines } from './SoldLines.tsx';
import { StockPanel } from './StockPanel.tsx';
import { VatAndTotals } from './VatAndTotals.tsx';

/** The page of one invoice. */
export function InvoicePage() {
  const { sales } = usePhrases();
  return (
    <DocumentRoute query={salesQueries.one} failed={sales.page.readFailed} backTo={receiptsPath}>
      {(invoice) => <OneInvoice invoice={invoice} />}
    </DocumentRoute>
  );
}

function OneInvoice({ invoice }: InvoicePartProps) {
  const { sales } = usePhrases();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const { meta, totalPriceAlt, currencyCode } = invoice;
  const words = sales.page;
  return (
    <FiscalDocumentPage
      document={invoice}
      words={{ ...words, timeline: sales.timeline.title }}
      title={words.heading(numberParts(meta.invoiceNumber).number)}
      list={{ to: receiptsPath, title: sales.title }}
      kind={sales.classes[invoice.invoiceClass]}
      badges={<InvoiceBadges invoice={invoice} />}
      total={invoice.totalPrice}
      totalInCurrency={totalPriceAlt === null ? null : { amount: totalPriceAlt, currency: currencyCode }}
      about={
        <>
          <DateTime value={new Date(invoice.transactionDate)} seconds /> ·{' '}
          <BuyerName type={meta.typeOfInvoice}>{meta.buyerName}</BuyerName>
        </>
      }
      isSumInContents
      isEInvoice={invoice.isEinvoice}
      issuedAt={invoice.transactionDate}
      printing={invoicePrint}
      resending={invoiceResend}
      mayResend={mayIssue && !invoice.isRetracted}
      notice={<InvoiceNotices invoice={invoice} />}
      neighbours={<Neighbours id={invoice._id} />}
      moreActions={<InvoiceActions invoice={invoice} />}
      codes={[
        codeFact(words.wholeNumber, meta.invoiceNumber),
        codeFact(sales.nivf, meta.fic, words.notYet),
        codeFact(sales.nslf, meta.iic),
        { label: words.software, value: <Code>{invoice.softCode}</Code> },
        codeFact(words.saleId, meta.saleId),
      ]}
      moreAside={
        <>
          {invoice.isEinvoice ? <EInvoicePanel invoiceId={invoice._id} /> : null}
          <PaymentPanel invoice={invoice} />
          <RelatedPanel invoice={invoice} />
          <NotesOfInvoice invoiceId={invoice._id} />
          <HistoryPanel invoice={invoice} />
        </>
      }
    >
      <Sheet>
        <Parties invoice={invoice} />
        <SoldLines invoice={invoice} />
        <VatAndTotals invoice={invoice} />
      </Sheet>
      <JournalPanel invoice={invoice} />
      <StockPanel invoice={invoice} />
    </FiscalDocumentPage>
  );
}

/** Invoices that this one refers to, and invoices that refer to this one. */
function RelatedPanel({ invoice: { references } }: InvoicePartProps) {
  const { correction: words } = usePhrases();
  if (references.length === 0) return null;
  return (
    <Panel title={words.related}>
      <SideList
        items={references.map((reference) => ({
          key: `${reference.direction} ${reference._id} ${reference.relation}`,
          kind: words.relations[reference.direction][reference.relation],
          name: <Link to={invoicePath(reference)}>{reference.invoiceNumber}</Link>,
          value: <Amount value={reference.totalPrice} />,
        }))}
      />
    </Panel>
  );
}
