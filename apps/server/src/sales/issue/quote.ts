import type { contract } from '@tezga/contract';
import { documentReckoning, invoiceOf, saleWarnings, type SaleProblem, type Sums } from '@tezga/domain';
import { sayProblem, type Phrases } from '@tezga/phrases';
import type { Handler } from '../../platform/http/context.ts';
import { problemOfInput } from './cart-of.ts';
import { cartToIssue } from './cart-to-issue.ts';
import { advancesWanted } from './register-sale.ts';
import { saleCircumstances } from './sale-circumstances.ts';
import { sellerPricing } from './seller-pricing.ts';
import { readAdvances } from '../advances/use-advances.ts';

/** Prices a cart without issuing it. A missing exchange rate counts as 1 and is reported as a problem. */
export const quote: Handler<typeof contract.sales.quote> = async (input, context) => {
  const { transaction, businessId, person, clock, config } = context;
  const [circumstances, pricing] = await Promise.all([
    saleCircumstances(transaction, businessId, { ...input, userId: person.id }),
    sellerPricing(context, input),
  ]);
  const used = await readAdvances(transaction, businessId, advancesWanted(input, circumstances));
  const now = clock.now();
  const cashLimits = config.CASH_LIMITS;
  const request = { input, circumstances, pricing, used, now, cashLimits };
  const typed = await cartToIssue(transaction, businessId, request);
  const { cart, rules, change, problems } = typed;
  const own = documentReckoning(cart, rules);
  const isReckoned = !problems.some(({ path }) => path === 'exchangeRate' || path === 'currency');
  const invoice = isReckoned ? invoiceOf(cart, rules) : null;
  const phrases = context.phrasesIn[context.language];
  return {
    typeOfInvoice: invoice?.type ?? 'CASH',
    currencyCode: cart.currency,
    ...sums(invoice?.totals ?? own.totals),
    owedVATAmount: (invoice?.totals ?? own.totals).owedVat,
    alt: invoice?.inCurrency === null || invoice === null ? null : sums(invoice.inCurrency.totals),
    change,
    lines: (invoice?.lines ?? own.lines).map(({ withoutVat, vat, withVat }) => ({
      PB: withoutVat,
      VA: vat,
      PA: withVat,
    })),
    problems: problems.map(withMessage(phrases)),
    warnings: isReckoned ? saleWarnings(cart, rules).map(withMessage(phrases)) : [],
  };
};

const sums = ({ withoutVat, vat, withVat }: Sums) => ({
  totalPriceWithoutVAT: withoutVat,
  totalVATAmount: vat,
  totalPrice: withVat,
});

const withMessage = (phrases: Phrases) => (problem: SaleProblem) => {
  const { path, code, limit } = problemOfInput(problem);
  return { path, code, message: sayProblem(phrases, { code, limit }) };
};
