import type { Money } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { InvoiceRelation } from './new-invoice.ts';

/** A reference between two invoices, seen from either of them. */
export interface ReferredInvoice {
  readonly relation: InvoiceRelation;
  /** 'to': the requested invoice refers to the other one; 'from': the other one refers to it. */
  readonly direction: 'to' | 'from';
  readonly id: string;
  readonly numberText: string;
  readonly iic: string;
  readonly issuedAt: Date;
  readonly withVat: Money;
}

/** The references from and to each of the invoices, in print order. */
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

// A UNION ALL, so that each direction uses its own index.
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
