import type { Money } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { InvoiceRelation } from './new-invoice.ts';

/** An invoice that another is about, seen from either of them. */
export interface ReferredInvoice {
  readonly relation: InvoiceRelation;
  /** Whether the invoice it was asked for is about the other, or the other about it. */
  readonly direction: 'to' | 'from';
  readonly id: string;
  readonly numberText: string;
  readonly iic: string;
  readonly issuedAt: Date;
  readonly withVat: Money;
}

/** What each of the invoices is about, and what is about it, in the order in which they are told. */
export async function referencesOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<(id: string) => readonly ReferredInvoice[]> {
  const rows = await transaction.run<
    ReferredInvoice & {
      readonly of: string;
    }
  >(readReferred, [businessId, ids]);
  const byId = new Map<string, ReferredInvoice[]>();
  for (const { of, ...referred } of rows) byId.set(of, [...(byId.get(of) ?? []), referred]);
  return (id) => byId.get(id) ?? [];
}

const referredColumns = `other.id, other.number_text as "numberText", other.iic, other.issued_at as "issuedAt",
  other.with_vat as "withVat"`;

// Each way by its own index.
const readReferred = `
  select reference.invoice_id as of, reference.relation, 'to' as direction, reference.place, ${referredColumns}
  from tenant.invoice_references reference
  join tenant.invoices other on other.business_id = $1 and other.id = reference.referred_id
  where reference.business_id = $1 and reference.invoice_id = any ($2::text[])
  union all
  select reference.referred_id, reference.relation, 'from', reference.place, ${referredColumns}
  from tenant.invoice_references reference
  join tenant.invoices other on other.business_id = $1 and other.id = reference.invoice_id
  where reference.business_id = $1 and reference.referred_id = any ($2::text[])
  order by 3 desc, 4, "issuedAt"`;
