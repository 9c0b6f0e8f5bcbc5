import type { contract } from '@tezga/contract';
import { refuseUnless, summedUpMethod, type LineLeft } from '@tezga/domain';
import { debtOf } from '../../accounting/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { correctedInvoice } from './corrected-invoice.ts';
import { hindranceOf } from './decided-correction.ts';
import { canGiveUp, isOverdue } from './give-up-debt.ts';

export const correctable: Handler<typeof contract.sales.correctable> = async (
  { id },
  { transaction, businessId, clock },
) => {
  const corrected = await correctedInvoice(transaction, businessId, id);
  refuseUnless(corrected !== null, 'not-found');
  const hindrance = hindranceOf(corrected);
  const { isSettled } = await debtOf(transaction, businessId, corrected.chain.originalId);
  return {
    invoiceNumber: corrected.row.numberText,
    currencyCode: corrected.row.currency,
    typeOfInvoice: corrected.row.type,
    isReverseCharge: corrected.row.isReverseCharge,
    isToBeSummedUp: summedUpMethod(corrected.payments) !== null,
    hindrance,
    canGiveUp: hindrance === null && canGiveUp(corrected) && isOverdue(corrected, clock.now()) && !isSettled,
    lines: corrected.lines.map(lineReply),
  };
};

/** A line in the reply; amounts are in the currency of the invoice. */
function lineReply({ place, line, quantity, amounts, inCurrency }: LineLeft) {
  return {
    place,
    articleId: line.articleId,
    name: line.name,
    sku: line.sku,
    barcode: line.barcode,
    unit: line.unit,
    vat: line.exemption ?? String(line.vatPercent ?? 0),
    quantity: line.quantity,
    quantityLeft: quantity,
    unitPrice: (line.inCurrency ?? line).unitPriceWithVat,
    totalLeft: (inCurrency ?? amounts).withVat,
  };
}
