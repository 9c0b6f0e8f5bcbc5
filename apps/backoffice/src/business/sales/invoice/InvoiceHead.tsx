import { correctiveKindOf, isCorrective, isOutOfScope } from '@tezga/domain';
import { Badge, StatusBadge, usePhrases } from '@tezga/ui';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { statusName } from '../../fiscal/index.ts';
import { stateInBooks } from '../retracting/state-in-books.ts';
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

/** "E-faturë: E dorëzuar"; without a status only the first word. */
function eInvoiceWord(
  word: string,
  states: Readonly<Record<string, string>>,
  { eInvoice }: InvoicePartProps['invoice'],
): string {
  const status = eInvoice?.status ?? null;
  return status === null ? word : `${word}: ${statusName(states, status)}`;
}

/** Actions that correct or retract the invoice, or give up its debt. */
export function InvoiceActions({ invoice }: InvoicePartProps) {
  const { mayCorrect } = useSaleRights();
  if (!mayCorrect) return null;
  return (
    <>
      <CorrectAction invoice={invoice} />
      <RetractAction invoice={invoice} />
      <GiveUpDebtAction invoice={invoice} />
    </>
  );
}
