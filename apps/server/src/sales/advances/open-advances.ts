import type { contract } from '@tezga/contract';
import { sumOf, type Money } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { correctedInvoice, type CorrectedInvoice } from '../correct/corrected-invoice.ts';
import { isStillEnded } from './ended-advances.ts';
import { advanceOf } from './use-advances.ts';

/** Limit of the list; in practice a buyer has fewer open advances. */
const openAdvancesMax = 50;

export const openAdvances: Handler<typeof contract.sales.openAdvances> = async (
  { idNumber },
  { transaction, businessId },
) => {
  const rows = await transaction.run(
    `select id from tenant.invoices invoice
     where business_id = $1 and buyer_id_number = $2 and document ->> 'isAdvance' = 'true'
       and not exists (
         select from tenant.invoice_references reference
         where reference.business_id = $1 and reference.referred_id = invoice.id
           and reference.relation in ('cancels', 'bad-debt')
       )
       and not ${isStillEnded('invoice.id')}
     order by issued_at desc, id desc limit $3`,
    [businessId, idNumber, openAdvancesMax],
  );
  const advances: ReturnType<typeof advanceReply>[] = [];
  // Sequential calls, because `correctedInvoice` temporarily changes a setting of the transaction (`inAllShops`).
  for (const { id } of rows) {
    const advance = await correctedInvoice(transaction, businessId, String(id));
    if (advance !== null && hasLeft(advance)) advances.push(advanceReply(advance));
  }
  return { advances };
};

const hasLeft = ({ lines }: CorrectedInvoice): boolean => lines.some(({ quantity }) => quantity > 0n);

function advanceReply(advance: CorrectedInvoice) {
  const { row, lines } = advance;
  const { taxes } = advanceOf(advance);
  const sum = (pick: (line: CorrectedInvoice['lines'][number]) => Money) => sumOf(lines.map(pick));
  return {
    _id: row.id,
    invoiceNumber: row.numberText,
    date: row.issuedAt.toISOString(),
    currencyCode: row.currency,
    reverseCharge: row.isReverseCharge,
    totalPriceWithoutVAT: sum(({ amounts, inCurrency }) => (inCurrency ?? amounts).withoutVat),
    totalVATAmount: sum(({ amounts, inCurrency }) => (inCurrency ?? amounts).vat),
    totalPrice: sum(({ amounts, inCurrency }) => (inCurrency ?? amounts).withVat),
    taxes: taxes.map(({ vatPercent, fiscalExemption, withoutVat, withVat, withoutVatInLek }) => ({
      vatPercent: vatPercent === null ? null : Number(vatPercent),
      exemption: fiscalExemption,
      withoutVat,
      withVat,
      withoutVatInLek,
    })),
  };
}
