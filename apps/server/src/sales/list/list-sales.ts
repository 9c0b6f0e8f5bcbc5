import type { contract } from '@tezga/contract';
import { minus } from '@tezga/domain';
import type { z } from 'zod';
import type { Handler } from '../../platform/http/context.ts';
import { findInvoices } from './find-invoices.ts';
import { invoicesRead } from './invoices-read.ts';
import type { ListedRow } from '../issue/stored-invoice.ts';
import { totalsOf } from './list.ts';
import { wantedInvoices, type ListInput } from './wanted-invoices.ts';

type ListedSale = z.output<typeof contract.sales.listSales.output>['sales'][number];

export const listSales: Handler<typeof contract.sales.listSales> = async (input, context) => {
  const { transaction, businessId } = context;
  const wanted = await wantedInvoices(onlySales(input), context);
  const found = await findInvoices(transaction, businessId, wanted);
  const rows = await invoicesRead(transaction, businessId).listed(found.ids);
  return {
    sales: rows.map(listedSale),
    ...totalsOf(found),
    cost: found.sums?.cost ?? null,
  };
};

/** Leaves out orders, which count as sold by their summary invoice, and invoices that are no revenue. */
const onlySales = (input: ListInput): ListInput => ({
  ...input,
  invoiceTypes: [...input.invoiceTypes, { type: 'order', show: false }, { type: 'other', show: false }],
});

function listedSale(row: ListedRow): ListedSale {
  return {
    _id: row.id,
    invoiceNumber: row.numberText,
    date: row.issuedAt.toISOString(),
    typeOfInvoice: row.type,
    buyerName: row.buyerName,
    customerId: row.customerId,
    shopName: row.shopName,
    posName: row.tillName,
    operatorName: row.operatorName,
    methods: row.payments.map(({ method }) => method),
    linesCount: row.lineCount,
    totalPriceWithoutVAT: row.withoutVat,
    totalVATAmount: row.vat,
    totalPrice: row.withVat,
    cost: row.cost,
    margin: minus(row.withoutVat, row.cost),
  };
}
