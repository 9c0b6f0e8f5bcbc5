import { refuseUnless, type LateReason } from '@tezga/domain';
import type { PrintedInvoice } from '@tezga/print';
import { eInvoiceDetailsOf } from '../../e-invoices/index.ts';
import { fiscalResults } from '../../fiscalization/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { printedBefore } from '../../platform/documents/prints.ts';
import { checkAddress } from '../message/check-address.ts';
import { invoicePrints, invoicesRead } from '../list/invoices-read.ts';
import { printedInvoice } from './printed-invoice.ts';
import { printingRules } from './printing-rules.ts';
import { referencesOf } from '../issue/referred-invoices.ts';

/** The invoices with these ids, in this order, as the print package expects them. */
export async function invoicesToPrint(
  transaction: Transaction,
  businessId: string,
  config: Config,
  ids: readonly string[],
): Promise<PrintedInvoice[]> {
  const invoices = invoicesRead(transaction, businessId);
  const rows = await invoices.whole(ids);
  refuseUnless(rows.length === ids.length, 'not-found');
  const [lines, wasPrinted, resultOf, lateReasonOf, referencesTo, eInvoiceOf, rules] = await Promise.all([
    invoices.lines(ids),
    printedBefore(transaction, businessId, invoicePrints, ids),
    fiscalResults(transaction, businessId, ids),
    lateReasons(transaction, businessId, ids),
    referencesOf(transaction, businessId, ids),
    eInvoiceDetailsOf(transaction, businessId, electronic(rows)),
    printingRules(transaction, businessId),
  ]);
  return rows.map((row) => {
    const { id } = row;
    return printedInvoice(
      {
        row,
        lines: lines.get(id) ?? [],
        references: referencesTo(id),
        code: resultOf(id).code,
        isRetracted: resultOf(id).isRetracted,
        lateReason: lateReasonOf.get(id) ?? null,
        eInvoice: eInvoiceOf(id),
        wasPrinted: wasPrinted.has(id),
        checkAddress: checkAddress(config, row),
      },
      rules,
    );
  });
}

const electronic = (rows: readonly { readonly id: string; readonly isEInvoice: boolean }[]): string[] =>
  rows.filter(({ isEInvoice }) => isEInvoice).map(({ id }) => id);

/** The reasons of late invoices, by id. */
async function lateReasons(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LateReason>> {
  const rows = await transaction.run(
    `select id, late_reason from tenant.fiscal_documents
     where business_id = $1 and id = any ($2::text[]) and late_reason is not null`,
    [businessId, ids],
  );
  return new Map(rows.map((row) => [String(row['id']), row['late_reason'] as LateReason]));
}
