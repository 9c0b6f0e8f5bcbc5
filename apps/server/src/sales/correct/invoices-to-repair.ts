import {
  repairHindranceOf,
  changesAllowedAfter,
  changedFacts,
  type FactChange,
  type InvoiceFacts,
  type InvoiceToRepair,
  type RepairHindrance,
  type Money,
} from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';

/** A stored invoice together with the current codes and names of its shop, till, operator and business. */
interface RepairRow extends InvoiceToRepair {
  readonly id: string;
  readonly number: bigint;
  readonly issuedAt: Date;
  readonly withVat: Money;
  readonly numberText: string;
  readonly iic: string;
  readonly iicSignature: string;
  readonly before: InvoiceFacts;
  readonly today: InvoiceFacts;
}

export interface RepairableInvoice extends RepairRow {
  readonly repairs: readonly FactChange[];
  readonly hindrance: RepairHindrance | null;
}

interface RepairRequest {
  readonly ids: readonly string[];
  /** The current software code. */
  readonly softwareCode: string;
}

/**
 * For each invoice, the changes that a repair would make, or the reason why it cannot be repaired. Ids that do not
 * exist are left out.
 */
export async function invoicesToRepair(
  transaction: Transaction,
  businessId: string,
  { ids, softwareCode }: RepairRequest,
): Promise<readonly RepairableInvoice[]> {
  const rows = await transaction.run<RepairRow>(readInvoices, [businessId, ids, softwareCode]);
  return rows.map(withRepairs);
}

function withRepairs(row: RepairRow): RepairableInvoice {
  const repairs = changesAllowedAfter(row.fault, changedFacts(row.before, row.today));
  return { ...row, repairs, hindrance: repairHindranceOf(row, repairs) };
}

const readInvoices = `
  select invoice.id, invoice.number, invoice.issued_at as "issuedAt", invoice.with_vat as "withVat",
    invoice.number_text as "numberText", invoice.iic, invoice.iic_signature as "iicSignature",
    document.status, document.code, document.failure ->> 'name' as fault, document.first_sent_at is not null as "isSent",
    document.retracted_at is not null as "isRetracted",
    invoice.is_issuer_in_vat as "wasInVat", settings.is_in_vat as "isInVat",
    exists (select from tenant.invoice_references reference
      join tenant.fiscal_documents referring on referring.business_id = $1 and referring.id = reference.invoice_id
      where reference.business_id = $1 and reference.referred_id = invoice.id
        and (referring.status <> 'pending' or referring.first_sent_at is not null or exists (
          select from tenant.invoice_prints print
          where print.business_id = $1 and print.invoice_id = reference.invoice_id))) as "isReferred",
    exists (select from tenant.invoice_prints print
      where print.business_id = $1 and print.invoice_id = invoice.id) as "isPrinted",
    jsonb_build_object('businessUnitCode', invoice.business_unit_code, 'tcrCode', invoice.tcr_code,
      'operatorCode', invoice.operator_code, 'softwareCode', invoice.software_code,
      'sellerName', invoice.seller ->> 'name', 'sellerNuis', invoice.seller ->> 'nuis',
      'sellerAddress', invoice.seller ->> 'address', 'sellerTown', invoice.seller ->> 'town',
      'sellerCountry', invoice.seller ->> 'country') as before,
    jsonb_build_object('businessUnitCode', shop.business_unit_code,
      'tcrCode', case
        when invoice.type <> 'CASH' then ''
        -- The tax authority expects the code with which the drawer of that day was opened.
        when opened.status = 'fiscalized' then tenant.movement_tcr_code($1, drawer.opening_id)
        else till.tcr_code end,
      'operatorCode', coalesce(employee.operator_code, ''), 'softwareCode', $3::text,
      'sellerName', business.name, 'sellerNuis', business.nipt,
      'sellerAddress', coalesce(nullif(shop.address, ''), business.address),
      'sellerTown', coalesce(nullif(shop.city, ''), business.city), 'sellerCountry', shop.country) as today
  from tenant.invoices invoice
  join tenant.fiscal_documents document on document.business_id = $1 and document.id = invoice.id
  join tenant.shops shop on shop.business_id = $1 and shop.id = invoice.shop_id
  join tenant.tills till on till.business_id = $1 and till.id = invoice.till_id
  left join tenant.drawer_days drawer
    on drawer.business_id = $1 and drawer.till_id = invoice.till_id and drawer.day = invoice.day
  left join tenant.fiscal_documents opened on opened.business_id = $1 and opened.id = drawer.opening_id
  join platform.businesses business on business.id = $1
  join tenant.settings settings on settings.business_id = $1
  left join tenant.employees employee on employee.business_id = $1 and employee.id = invoice.operator_id
    and employee.deleted_at is null
  where invoice.business_id = $1 and invoice.id = any ($2::text[])
  order by invoice.id`;
