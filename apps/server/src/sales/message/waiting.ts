import type { contract } from '@tezga/contract';
import { deadlineCounts } from '@tezga/domain';
import type { z } from 'zod';
import { inTargetBusiness } from '../../businesses/index.ts';
import { pendingEInvoices, type EInvoiceProgress } from '../../e-invoices/index.ts';
import {
  attemptsOf,
  openDocuments,
  shownDocuments,
  waitingOf,
  type OpenFiscalDocument,
} from '../../fiscalization/index.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { listedInvoices, type ListedInvoice } from '../list/listed-invoice.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';

type WaitingInvoice = z.output<typeof contract.sales.waiting.output>['invoices'][number];

export const waiting: Handler<typeof contract.sales.waiting> = (_input, context) => waitingInvoices(context);

/** Lists the pending invoices of a managed business, for its admins. */
export const waitingForAdmin: Handler<typeof contract.sales.waitingOfBusiness> = inTargetBusiness(
  (_input, context) => waitingInvoices(context),
);

async function waitingInvoices({
  transaction,
  businessId,
  clock,
}: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'>) {
  const open = await openDocuments(transaction, businessId, invoiceDocumentKind);
  const withoutEics = await pendingEInvoices(transaction, businessId);
  const now = clock.now();
  const { shown, room } = shownDocuments(open, now);
  const shownEInvoices = withoutEics.slice(0, room);
  const ids = [...shown.map(({ id }) => id), ...shownEInvoices.map(({ invoiceId }) => invoiceId)];
  const listed = new Map((await listedInvoices(transaction, businessId, ids)).map((row) => [row._id, row]));
  return {
    invoices: [
      ...shown.flatMap((document) =>
        rowOf(listed.get(document.id), (row) => withoutNivf(row, document, now)),
      ),
      ...shownEInvoices.flatMap((eInvoice) =>
        rowOf(listed.get(eInvoice.invoiceId), (row) => withoutEic(row, eInvoice)),
      ),
    ],
    count: open.length + withoutEics.length,
    ...deadlineCounts(open, now),
  };
}

const rowOf = (row: ListedInvoice | undefined, shown: (row: ListedInvoice) => WaitingInvoice) =>
  row === undefined ? [] : [shown(row)];

function withoutNivf(row: ListedInvoice, document: OpenFiscalDocument, now: Date): WaitingInvoice {
  return { ...row, ...attemptsOf(document), ...waitingOf(document, now) };
}

/**
 * A row for an invoice that is fiscalized but whose e-invoice has no EIC yet. It has no legal deadline, and its
 * status and fault are those of the e-invoice.
 */
function withoutEic(row: ListedInvoice, eInvoice: EInvoiceProgress): WaitingInvoice {
  return {
    ...row,
    ...attemptsOf(eInvoice),
    status: eInvoice.state === 'error' ? 'error' : 'pending',
    fault: eInvoice.failure?.name ?? null,
    deadline: null,
    hoursLeft: null,
    deadlineState: null,
    seen: null,
  };
}
