import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { PrintedInvoice } from '@tezga/print';
import { accountsStore } from '../accounts/index.ts';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { settingsStore } from '../settings/index.ts';
import { checkAddress } from './check-address.ts';
import { invoicesRead } from './invoices-read.ts';
import { createPrint } from './print-thread.ts';
import { printedInvoice, type PrintingRules } from './printed-invoice.ts';

const print = createPrint();

/** No connection to the database is held while the document is drawn. */
export const pdf: FreeHandler<typeof contract.sales.pdf> = {
  async freely({ ids, paper, language }, context) {
    const { businessId, config } = context;
    const invoices = await context.inTransaction((transaction) =>
      invoicesToPrint(transaction, businessId, config, [...new Set(ids)]),
    );
    const width = { A4: 'A4', '80': 80, '58': 58 } as const;
    const document = await print({ invoices, options: { language, paper: width[paper] } });
    return { name: nameOf(invoices), pdf: Buffer.from(document).toString('base64') };
  },
};

async function invoicesToPrint(
  transaction: Transaction,
  businessId: string,
  config: Config,
  ids: readonly string[],
): Promise<PrintedInvoice[]> {
  const invoices = invoicesRead(transaction, businessId);
  const rows = await invoices.whole(ids);
  refuseUnless(rows.length === ids.length, 'not-found');
  const [lines, wasPrinted, resultOf, rules] = await Promise.all([
    invoices.lines(ids),
    invoices.printedBefore(ids),
    fiscalResults(transaction, businessId, ids),
    printingRules(transaction, businessId),
  ]);
  return rows.map((row) =>
    printedInvoice(
      {
        row,
        lines: lines.get(row.id) ?? [],
        code: resultOf(row.id).code,
        wasPrinted: wasPrinted.has(row.id),
        checkAddress: checkAddress(config, row),
      },
      rules,
    ),
  );
}

async function printingRules(transaction: Transaction, businessId: string): Promise<PrintingRules> {
  const settings = settingsStore(transaction, businessId);
  const [business, printing, logo, accounts] = await Promise.all([
    settings.business(),
    settings.printing(),
    settings.logo(),
    accountsStore(transaction, businessId).list(false),
  ]);
  return {
    hasPaymentQr: printing.prints_payment_qr,
    hasVatSection: printing.prints_vat_section,
    logo: logo?.logo ?? null,
    phone: business.phone_number,
    email: business.email,
    website: business.website,
    accounts: accounts.map(({ bank_name: bank, iban, swift, currency }) => ({ bank, iban, swift, currency })),
  };
}

/** 12/2026/ab123cd456 is no name of a file. */
function nameOf(invoices: readonly PrintedInvoice[]): string {
  const [first, last] = [invoices[0], invoices.at(-1)];
  const numbers = first === last ? [first] : [first, last];
  return `${numbers.map((invoice) => invoice?.number.replaceAll('/', '-') ?? '').join('_')}.pdf`;
}
