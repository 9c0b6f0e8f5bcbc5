import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, refuseUnless, vatByRate, type VatAtRate } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { listedPurchase } from './listed-purchase.ts';
import { linesOf, purchaseById } from './purchases-read.ts';

const atRate = ({ vatRate, withoutVat, vat, withVat }: VatAtRate) => ({
  vatRate: vatRate === null ? null : amountOf(vatRate),
  withoutVat: amountOf(withoutVat),
  vat: amountOf(vat),
  withVat: amountOf(withVat),
});

export const one: Handler<typeof contract.purchases.one> = async ({ id }, { transaction, businessId }) => {
  const row = await purchaseById(transaction, businessId, id);
  refuseUnless(row !== null, 'not-found');
  const lines = (await linesOf(transaction, businessId, [id])).get(id) ?? [];
  return {
    purchase: {
      ...listedPurchase(row),
      items: lines.map((line) => ({
        name: line.name,
        code: line.code,
        unit: line.unit,
        quantity: quantityOf(line.quantity),
        unitPrice: amountOf(line.unitPrice),
        ...atRate(line),
      })),
      vatByRate: vatByRate(lines).map(atRate),
      answeredBy: row.answered_by,
      answeredAt: row.answered_at?.toISOString() ?? null,
    },
  };
};
