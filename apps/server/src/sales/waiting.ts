import type { contract } from '@tezga/contract';
import { deadlineClock } from '@tezga/domain';
import type { z } from 'zod';
import { openDocuments, type OpenFiscalDocument } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { invoicesRead } from './invoices-read.ts';
import type { ListedRow } from './kept-invoice.ts';
import { listedInvoice } from './listed-invoice.ts';
import { invoiceDocumentKind } from './sold-stock.ts';

type WaitingInvoice = z.input<typeof contract.sales.waiting.output>['invoices'][number];

/** Those with the least time left are shown; all are counted. */
const shownMost = 1_000;

export const waiting: Handler<typeof contract.sales.waiting> = async (
  _input,
  { transaction, businessId, clock },
) => {
  const open = await openDocuments(transaction, businessId, invoiceDocumentKind);
  const shown = new Map(open.slice(0, shownMost).map((document) => [document.id, document]));
  const rows = await invoicesRead(transaction, businessId).listed([...shown.keys()]);
  const now = clock.now();
  return {
    invoices: rows.flatMap((row) => {
      const document = shown.get(row.id);
      return document === undefined ? [] : [waitingInvoice(row, document, now)];
    }),
    count: open.length,
    nearCount: open.filter((document) => clockOf(document, now).state !== 'in-time').length,
  };
};

const clockOf = ({ madeAt }: OpenFiscalDocument, now: Date) =>
  deadlineClock({ madeAt, isFromBoundBook: false, isUnitOffline: false }, now);

function waitingInvoice(row: ListedRow, document: OpenFiscalDocument, now: Date): WaitingInvoice {
  const { status, attempts, nextAttemptAt, failure } = document;
  const { deadline, hoursLeft, state } = clockOf(document, now);
  return {
    ...listedInvoice(row, { status, code: null, fault: failure?.name ?? null }),
    deadline: deadline.toISOString(),
    hoursLeft,
    deadlineState: state,
    attempts,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    faultCode: failure?.code ?? null,
    faultText: failure?.text ?? null,
  };
}
