import type { contract } from '@tezga/contract';
import {
  invoiceOfLines,
  noMoney,
  paymentsInLek,
  refuseUnless,
  takenBackLine,
  tiranaDay,
} from '@tezga/domain';
import { debtOf } from '../../accounting/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { soldGoods } from '../../warehouse/index.ts';
import type { CorrectedInvoice } from './corrected-invoice.ts';
import { hindranceOf, canStateSameVat } from './decided-correction.ts';
import { lockInvoiceChain } from '../issue/invoice-chain.ts';
import { issueOnce } from '../issue/issue-once.ts';
import { issueSale } from '../issue/issue-sale.ts';
import type { NewInvoice } from '../issue/new-invoice.ts';
import { articlesOf, circumstancesOf, lockedInvoice, sharedParts } from './register-correction.ts';
import { saleFingerprint } from '../issue/sale-fingerprint.ts';
import type { Selling } from '../issue/selling.ts';

export const giveUpDebt: Handler<typeof contract.sales.giveUpDebt> = async (input, context) => {
  // Takes the lock before the idempotency lookup: of two identical concurrent requests, the second then finds the
  // bad-debt invoice of the first.
  await lockInvoiceChain(context.transaction, context.businessId, input.invoiceId);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.giveUpDebt', input) };
  return issueOnce(context, sent, () => registerBadDebt(context, input));
};

/** Whether this kind of invoice can be written off: a noncash sale to another party with a positive total. */
export const canGiveUp = ({ row }: Pick<CorrectedInvoice, 'row'>): boolean =>
  row.type === 'NONCASH' && row.class === 'nonCash' && row.withVat > 0n;

/** Whether the debt was due before today; without a deadline it was due on the day of issue. */
export const isOverdue = (
  { row: { payDeadline, issuedAt } }: Pick<CorrectedInvoice, 'row'>,
  now: Date,
): boolean => (payDeadline ?? tiranaDay(issuedAt)) < tiranaDay(now);

/**
 * Issues a bad-debt invoice, which is negative and takes back all that is left of the unpaid invoice. It moves no
 * stock, because the buyer keeps the goods.
 */
async function registerBadDebt(
  context: Selling,
  input: { readonly saleId: string; readonly invoiceId: string; readonly notes: string },
): Promise<NewInvoice> {
  const { transaction, businessId, clock } = context;
  const corrected = await lockedInvoice(context, input.invoiceId);
  const hindrance = hindranceOf(corrected);
  if (hindrance !== null) refuseUnless(false, hindrance);
  refuseUnless(canGiveUp(corrected), 'debt-not-owed');
  refuseUnless(isOverdue(corrected, clock.now()), 'debt-not-due');
  const circumstances = await circumstancesOf(context, corrected, null);
  const isIssuerInVat = circumstances.settings.isInVat;
  refuseUnless(canStateSameVat(corrected.row, { isIssuerInVat }), 'vat-status-changed');
  const { row, exchangeRate, payments } = corrected;
  const lines = corrected.lines
    .filter(({ quantity }) => quantity > 0n)
    .map((left) => takenBackLine(left, left.quantity));
  const { type, hasVat, isReverseCharge, currency } = row;
  const facts = { type, hasVat, isReverseCharge, currency, exchangeRate };
  const unpaid = invoiceOfLines(facts, lines, []);
  const total = (unpaid.inCurrency ?? unpaid).totals.withVat;
  const [first] = payments;
  refuseUnless(first !== undefined, 'debt-not-owed');
  const paid = paymentsInLek([{ ...first, amount: total }], exchangeRate, total, unpaid.totals.withVat);
  const issued = await issueSale(context, {
    ...sharedParts(corrected, { ...input, fingerprint: saleFingerprint('sales.giveUpDebt', input) }),
    invoice: invoiceOfLines(facts, lines, paid),
    circumstances,
    goods: await soldGoods(transaction, businessId, articlesOf({ lines })),
    stock: { issues: [], costs: [], lineCosts: lines.map(() => noMoney) },
    references: [{ relation: 'bad-debt', id: row.id }],
    settles: corrected.chain.originalId,
  });
  // Read after posting, which locks the balance of the customer. So a concurrent payment is included, and a debt
  // that was paid is not written off.
  const { isOverpaid } = await debtOf(transaction, businessId, corrected.chain.originalId);
  refuseUnless(!isOverpaid, 'debt-not-owed');
  return issued;
}
