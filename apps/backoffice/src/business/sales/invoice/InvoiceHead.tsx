import { baseCurrency, correctiveKindOf, hundredthsOf, isCorrective, isOutOfScope } from '@tezga/domain';
import { Amount, Badge, Button, DateTime, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BuyerName } from '../BuyerName.tsx';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { PrintInvoices } from '../PrintInvoices.tsx';
import { stateInBooks } from '../retracting/state-in-books.ts';
import { useResend } from '../use-resend.ts';
import { useSaleRights } from '../use-sale-rights.ts';
import { CorrectionActions } from './CorrectionActions.tsx';
import classes from '../../../kits/documents/Document.module.css';
import { MendAction } from './MendAction.tsx';
import { RetractAction } from './RetractAction.tsx';
import type { InvoicePartProps, InvoiceActionProps } from './invoice-part.ts';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

/** What it is, what it comes to, where it stands, and what can be done with it. */
export function InvoiceHead({ invoice, mayIssue }: InvoiceActionProps) {
  const { sales } = usePhrases();
  const { number } = numberParts(invoice.meta.invoiceNumber);
  return (
    <>
      <PageHeader
        title={sales.page.heading(number)}
        breadcrumb={[
          <Link key="list" to={receiptsPath}>
            {sales.title}
          </Link>,
          sales.classes[invoice.invoiceClass],
        ]}
        badges={<Badges invoice={invoice} />}
        actions={<Deeds invoice={invoice} mayIssue={mayIssue} />}
      />
      <div className={classes['head']}>
        <p className={classes['sum']}>
          <Amount value={hundredthsOf(invoice.totalPrice)} /> <small>{baseCurrency}</small>
          {invoice.totalPriceAlt === null ? null : (
            <span className={classes['alt']}>
              <Amount value={hundredthsOf(invoice.totalPriceAlt)} /> {invoice.currencyCode}
            </span>
          )}
        </p>
        <p className={classes['about']}>
          <DateTime value={new Date(invoice.transactionDate)} seconds /> ·{' '}
          <BuyerName type={invoice.meta.typeOfInvoice}>{invoice.meta.buyerName}</BuyerName>
        </p>
      </div>
    </>
  );
}

function Badges({ invoice }: InvoicePartProps) {
  const { correction, print, sales } = usePhrases();
  const { classes: kinds, page } = sales;
  const related = [
    isCorrective(invoice) ? correction.kinds[correctiveKindOf(hundredthsOf(invoice.totalPrice))] : null,
    invoice.isEinvoice ? page.eInvoice : null,
    invoice.selfIssue === null ? null : print.labels.selfInvoice,
    invoice.isAdvance ? print.labels.advanceInvoice : null,
    invoice.isBuying ? page.boughtCurrency : null,
    invoice.reverseCharge ? page.reverseCharge : null,
    invoice.goodsExport ? page.goodsExport : null,
    isOutOfScope(invoice.items.map(({ EX_Code: exemption }) => ({ exemption }))) ? page.outOfScope : null,
    invoice.orderNumberOfCorrectedInvoice === null
      ? null
      : page.corrects(invoice.orderNumberOfCorrectedInvoice),
    invoice.orderNumberOfCanceledInvoice === null ? null : page.cancels(invoice.orderNumberOfCanceledInvoice),
    invoice.cancelledByInvoiceWithOrderNumber === null
      ? null
      : page.cancelledBy(invoice.cancelledByInvoiceWithOrderNumber),
    invoice.usedAsOrderInvoice ? page.summarized : null,
    ...invoice.references
      .filter(({ relation }) => relation === 'bad-debt')
      .map(
        ({ relation, direction, invoiceNumber }) =>
          `${correction.relations[direction][relation]} ${numberParts(invoiceNumber).number}`,
      ),
  ].filter((word) => word !== null);
  return (
    <>
      <StatusBadge state={stateInBooks(invoice)} tinted />
      {[kinds[invoice.invoiceClass], ...related].map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </>
  );
}

function Deeds({ invoice, mayIssue }: InvoiceActionProps) {
  const { sales } = usePhrases();
  const resend = useResend();
  const { mayCorrect } = useSaleRights();
  const [isSending, setSending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const send = async () => {
    setSending(true);
    await resend.one(invoice);
    setSending(false);
  };
  return (
    <>
      {mayIssue && invoice.status !== 'fiscalized' && !invoice.isRetracted ? (
        <Button
          variant="default"
          loading={isSending}
          leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
          onClick={() => void send()}
        >
          {sales.resend.action}
        </Button>
      ) : null}
      {mayCorrect && !invoice.isRetracted ? <MendAction invoice={invoice} /> : null}
      {mayCorrect ? <RetractAction invoice={invoice} /> : null}
      {mayCorrect ? <CorrectionActions invoice={invoice} /> : null}
      <Button
        leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {sales.print.action}
      </Button>
      {isPrinting ? (
        <PrintInvoices
          ids={[invoice._id]}
          name={sales.page.heading(numberParts(invoice.meta.invoiceNumber).number)}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
