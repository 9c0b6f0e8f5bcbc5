import type { contract } from '@tezga/contract';
import { invoiceOf, refuseUnless, tiranaDay, type SaleProblem } from '@tezga/domain';
import type { BusinessContext, FreeHandler } from '../../platform/http/context.ts';
import { problemOfInput, type SaleInput } from '../issue/cart-of.ts';
import { cartToIssue } from '../issue/cart-to-issue.ts';
import { printedPdf } from '../../platform/documents/print.ts';
import { printedProForma } from '../print/printed-pro-forma.ts';
import { printingRules } from '../print/printing-rules.ts';
import { advancesWanted } from '../issue/register-sale.ts';
import { saleCircumstances } from '../issue/sale-circumstances.ts';
import { sellerPricing } from '../issue/seller-pricing.ts';
import { readAdvances } from '../advances/use-advances.ts';

/** Draws a pro-forma invoice; changes no data. */
export const proForma: FreeHandler<typeof contract.sales.proForma> = {
  async freely({ language, ...input }, context) {
    const { businessId, person, role, clock, config } = context;
    const at = clock.now();
    const printed = await printedPdf(context, 1, async (transaction) => ({
      invoices: [await proFormaOf({ transaction, businessId, person, role, config }, input, at)],
      options: { language, paper: 'A4' as const },
    }));
    return { name: `pro-forma-${tiranaDay(at)}.pdf`, pdf: printed.pdf };
  },
};

type ProFormaContext = Pick<BusinessContext, 'transaction' | 'businessId' | 'person' | 'role' | 'config'>;

async function proFormaOf(
  { transaction, businessId, person, role, config }: ProFormaContext,
  input: SaleInput,
  at: Date,
) {
  const [circumstances, pricing] = await Promise.all([
    saleCircumstances(transaction, businessId, { ...input, userId: person.id }),
    sellerPricing({ transaction, businessId, role }, input),
  ]);
  const used = await readAdvances(transaction, businessId, advancesWanted(input, circumstances));
  const cashLimits = config.CASH_LIMITS;
  const request = { input, circumstances, pricing, used, now: at, cashLimits };
  const typed = await cartToIssue(transaction, businessId, request);
  const problems = typed.problems.filter(isOfContent).map(problemOfInput);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const { cart, rules } = typed;
  const toPrint = { cart, circumstances, payDeadline: input.payDeadline, at };
  return printedProForma(
    { ...toPrint, invoice: invoiceOf(cart, rules) },
    await printingRules(transaction, businessId),
  );
}

/** A pro-forma invoice needs valid lines and prices; buyer and payments may still be open. */
const isOfContent = ({ path }: SaleProblem): boolean =>
  /^(lines|currency|exchangeRate|notes|document\.advanceIds)/.test(path);
