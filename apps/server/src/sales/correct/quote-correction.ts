import type { contract } from '@tezga/contract';
import { correctiveKindOf, refuseUnless, tiranaDay } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { correctedInvoice } from './corrected-invoice.ts';
import { decidedCorrection, totalsReply } from './decided-correction.ts';
import { circumstancesOf } from './register-correction.ts';
import { sellerPricing } from '../issue/seller-pricing.ts';

export const quoteCorrection: Handler<typeof contract.sales.quoteCorrection> = async (input, context) => {
  const { transaction, businessId, clock, config } = context;
  const corrected = await correctedInvoice(transaction, businessId, input.invoiceId);
  refuseUnless(corrected !== null, 'not-found');
  const { settings, till } = await circumstancesOf(context, corrected, input.tillId);
  const rules = {
    isIssuerInVat: settings.isInVat,
    usedVatIds: settings.vatIds,
    isCorrective: true,
    day: tiranaDay(clock.now()),
    cashLimits: config.CASH_LIMITS,
    pricing: await sellerPricing(context, { tillId: till.id, lines: input.added }),
  };
  const { invoice } = decidedCorrection(corrected, input, rules);
  const { totals, inCurrency, payments } = invoice;
  return {
    kind: correctiveKindOf(totals.withVat),
    currencyCode: invoice.currency,
    ...totalsReply(totals),
    alt: inCurrency === null ? null : totalsReply(inCurrency.totals),
    payments: payments.map(({ method, amount }) => ({ type: method, amount })),
  };
};
