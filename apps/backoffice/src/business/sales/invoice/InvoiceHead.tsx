import { businessLevel, correctiveKindOf, isCorrective, isOutOfScope } from '@tezga/domain';
import { Badge, Button, StatusBadge, usePhrases } from '@tezga/ui';
import { IconCash, IconCopy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { newInvoicePath } from '../../../kits/documents/document-paths.ts';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { useSession } from '../../../session/session-context.ts';
import { statusName } from '../../fiscal/index.ts';
import { mayBeCopied } from '../new-invoice/copy/copied-cart.ts';
import { stateInBooks } from '../retracting/state-in-books.ts';
import { usePayInvoice } from '../use-pay-invoice.ts';
import { useSaleRights } from '../use-sale-rights.ts';
import { CorrectAction, GiveUpDebtAction } from './CorrectionActions.tsx';
import { RetractAction } from './RetractAction.tsx';
import type { InvoicePartProps } from './invoice-part.ts';

/** The state of the invoice and the kind of the document. */
export function InvoiceBadges({ invoice }: InvoicePartProps) {
  const { correction, print, sales, ui } = usePhrases();
  const { classes: kinds, page } = sales;
  const related = [
    isCorrective(invoice) ? correction.kinds[correctiveKindOf(invoice.totalPrice)] : null,
    invoice.isEinvoice ? eInvoiceWord(page.eInvoice, ui.states, invoice) : null,
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

/** The badge of the e-invoice, such as "E-faturë: E dorëzuar"; without a status only "E-faturë". */
function eInvoiceWord(
  word: string,
  states: Readonly<Record<string, string>>,
  { eInvoice }: InvoicePartProps['invoice'],
): string {
  const status = eInvoice?.status ?? null;
  return status === null ? word : `${word}: ${statusName(states, status)}`;
}

/** Actions that record a payment, issue another invoice like this one, correct or retract it, or give up its debt. */
export function InvoiceActions({ invoice }: InvoicePartProps) {
  const { mayCorrect } = useSaleRights();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  return (
    <>
      <PayAction invoice={invoice} />
      {mayIssue && mayBeCopied(invoice) ? <CopyAction invoice={invoice} /> : null}
      {mayCorrect ? <Corrections invoice={invoice} /> : null}
    </>
  );
}

function PayAction({ invoice }: InvoicePartProps) {
  const { canPay, pay } = usePayInvoice();
  const words = usePhrases().payments.form;
  if (!canPay(invoice)) return null;
  return (
    <Button
      variant="default"
      onClick={() => pay(invoice)}
      leftSection={<IconCash size={15} stroke={1.8} aria-hidden />}
    >
      {words.savePay}
    </Button>
  );
}

function CopyAction({ invoice: { _id } }: InvoicePartProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="default"
      onClick={() => void navigate({ to: newInvoicePath, search: { copy: _id } })}
      leftSection={<IconCopy size={15} stroke={1.8} aria-hidden />}
    >
      {usePhrases().newInvoice.copy.action}
    </Button>
  );
}

function Corrections({ invoice }: InvoicePartProps) {
  return (
    <>
      <CorrectAction invoice={invoice} />
      <RetractAction invoice={invoice} />
      <GiveUpDebtAction invoice={invoice} />
    </>
  );
}
