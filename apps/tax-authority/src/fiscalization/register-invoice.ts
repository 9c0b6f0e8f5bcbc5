import { randomUUID } from 'node:crypto';
import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { officialDay } from '../platform/official-time.ts';
import type { RuleSettings } from '../platform/rule-settings.ts';
import { operation, type Operation, type Sender } from '../soap/index.ts';
import { checkInvoice, referencesOf } from './invoice-rules.ts';
import { invoiceCodeForm, issuerAsWritten } from './issuer-codes.ts';
import type { InvoiceRequest } from './messages.ts';
import { registryFacts, type RegistryFacts } from './registry-facts.ts';
import { checkSameInvoice } from './same-document.ts';
import { checkMoment } from './time-windows.ts';

/**
 * Registers an invoice. Idempotent by IIC: repeating it returns the same FIC, even if the registry changed since.
 */
export function registerInvoice({ sql, settings }: Pick<Context, 'sql' | 'settings'>): Operation {
  return operation(fiscalization, 'RegisterInvoiceRequest', 'RegisterInvoiceResponse', {
    issuerOf: ({ Invoice }) => issuerAsWritten(Invoice),
    checkCode: (request, signatory) => invoiceCodeForm(request, signatory, settings),
    async perform(request, sender) {
      const invoice = request.Invoice;
      const day = officialDay(invoice.IssueDateTime);
      const facts = await registryFacts(sql, {
        nuis: sender.nuis,
        day,
        unit: invoice.BusinUnitCode,
        operator: invoice.OperatorCode,
        software: invoice.SoftCode,
        till: invoice.TCRCode,
        references: referencesOf(invoice),
        iic: invoice.IIC.toUpperCase(),
      });
      const made = randomUUID();
      if (facts.answeredBefore === null)
        checkInvoiceRules(request, facts, { day, receivedAt: sender.receivedAt }, settings);
      const FIC = facts.answeredBefore ?? (await save(sql, request, sender, made));
      if (FIC !== made) await checkSameInvoice(sql, sender.nuis, invoice);
      return { FIC };
    },
  });
}

/** Checks an invoice with the facts of the registry: first its time, then all other rules. */
export function checkInvoiceRules(
  { Header, Invoice: invoice }: InvoiceRequest,
  facts: RegistryFacts,
  { day, receivedAt }: { readonly day: string; readonly receivedAt: Date },
  settings: RuleSettings,
): void {
  checkMoment('Invoice/@IssueDateTime', invoice.IssueDateTime, Header, receivedAt);
  checkInvoice(invoice, facts, day, settings);
}

async function save(
  sql: Context['sql'],
  { Header, Invoice: invoice }: InvoiceRequest,
  sender: Sender,
  fic: string,
): Promise<string> {
  const rows = await sql<{ fic: string }[]>`
    insert into tax_authority.invoices as stored (issuer, iic, fic, kind, number, ordinal, issued_at, received_at,
      request_uuid, subsequent, business_unit, operator, software, till, seller, buyer, total, total_without_vat,
      total_vat, is_einvoice, code_form, content)
    values (${sender.nuis}, ${invoice.IIC.toUpperCase()}, ${fic}, ${invoice.TypeOfInv}, ${invoice.InvNum},
      ${invoice.InvOrdNum}, ${invoice.IssueDateTime}, ${sender.receivedAt}, ${Header.UUID},
      ${Header.SubseqDelivType ?? null}, ${invoice.BusinUnitCode}, ${invoice.OperatorCode}, ${invoice.SoftCode},
      ${invoice.TCRCode ?? null}, ${invoice.Seller.IDNum.toUpperCase()},
      ${invoice.Buyer?.IDNum?.toUpperCase() ?? null}, ${invoice.TotPrice}, ${invoice.TotPriceWoVAT},
      ${invoice.TotVATAmt ?? null}, ${invoice.IsEinvoice ?? false}, ${sender.codeForm}, ${sql.json(invoice)})
    on conflict (issuer, iic) do update set iic = stored.iic
    returning fic`;
  return onlyRow(rows).fic;
}
