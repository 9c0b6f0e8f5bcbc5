import type { contract } from '@tezga/contract';
import { refuseUnless, type EInvoiceDetails, type EInvoiceParty } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { statusHistory } from './e-invoice-moments.ts';
import { eInvoiceOf } from './e-invoice-of.ts';

export const one: Handler<typeof contract.eInvoices.one> = async ({ id }, { transaction, businessId }) => {
  const [progressOf, history, files, details] = await Promise.all([
    eInvoiceOf(transaction, businessId, [id]),
    statusHistory(transaction, businessId, id),
    filesOf(transaction, businessId, id),
    detailsOf(transaction, businessId, id),
  ]);
  const progress = progressOf(id);
  refuseUnless(progress !== null && details !== null, 'not-found');
  const { eic, state, status, warnings, attempts, failure } = progress;
  return {
    eInvoice: {
      eic,
      state,
      registeredAt: isoOf(progress.registeredAt),
      status,
      statusChangedAt: isoOf(progress.statusChangedAt),
      history: history.map(({ status: was, at }) => ({ status: was, at: at.toISOString() })),
      warnings: [...warnings],
      attempts,
      nextAttemptAt: isoOf(progress.nextAttemptAt),
      lastFailedAt: isoOf(progress.lastFailedAt),
      fault: failure?.name ?? null,
      faultCode: failure?.code ?? null,
      faultText: failure?.text ?? null,
      invoiceType: details.invoiceType,
      process: details.process,
      taxPointOption: details.taxPoint,
      taxPointDate: details.taxPointDate,
      transporter: partyOf(details.transporter),
      payee: partyOf(details.payee),
      taxRep: partyOf(details.taxRepresentative),
      cardPayment: details.cardPayment,
      files: [...files],
    },
  };
};

function partyOf(party: EInvoiceParty | null) {
  if (party === null) return null;
  const { name, idNumber, address, town, country } = party;
  return { name, IDNum: idNumber, address, town, country };
}

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

async function filesOf(transaction: Transaction, businessId: string, invoiceId: string) {
  const rows = await transaction.run<{ _id: string; name: string; type: string; size: number }>(
    `select id as "_id", name, type, bytes as size from tenant.e_invoice_files
     where business_id = $1 and invoice_id = $2 order by place`,
    [businessId, invoiceId],
  );
  return rows;
}

async function detailsOf(transaction: Transaction, businessId: string, invoiceId: string) {
  const [row] = await transaction.run(
    'select details from tenant.e_invoices where business_id = $1 and invoice_id = $2',
    [businessId, invoiceId],
  );
  return (row?.['details'] ?? null) as EInvoiceDetails | null;
}
