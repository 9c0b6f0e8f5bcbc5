import type { contract } from '@tezga/contract';
import { inCurrency, refuseUnless, type FiscalStatus, type Money } from '@tezga/domain';
import { rateInColumn } from '../../platform/database/numeric.ts';
import type { Handler } from '../../platform/http/context.ts';

const perPage = 10;

interface Row {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly nipt: string;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly buyerName: string;
  readonly withVat: Money;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly status: FiscalStatus;
}

/** A super admin reads the invoices of every admin, a reseller only the invoices of their own businesses. */
export const invoicesOfAdmin: Handler<typeof contract.sales.invoicesOfAdmin> = async (
  { id, page },
  { transaction, person },
) => {
  refuseUnless(person.kind === 'SA' || id === person.id, 'not-found');
  const skipped = page * perPage;
  const rows = await transaction.run<Row>(newestOfAdmin, [id, skipped + perPage + 1, skipped]);
  return {
    invoices: rows.slice(0, perPage).map((row) => ({
      _id: row.id,
      businessId: row.businessId,
      businessName: row.businessName,
      nipt: row.nipt,
      invoiceNumber: row.numberText,
      date: row.issuedAt.toISOString(),
      buyerName: row.buyerName,
      totalPrice: row.withVat,
      currencyCode: row.currency,
      totalPriceAlt: inCurrency(row.withVat, rateInColumn(row.exchangeRate)),
      status: row.status,
    })),
    isMore: rows.length > perPage,
  };
};

const newestOfAdmin = `
  select id, business_id as "businessId", business_name as "businessName", nipt, number_text as "numberText",
    issued_at as "issuedAt", buyer_name as "buyerName", with_vat as "withVat", currency,
    exchange_rate::text as "exchangeRate", status
  from platform.newest_invoices_of_admin($1, $2::integer) offset $3::bigint`;
