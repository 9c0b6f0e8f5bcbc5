import type { contract } from '@tezga/contract';
import {
  documentReckoning,
  invoiceOf,
  invoiceYear,
  refuseUnless,
  saleProblems,
  settlementOf,
  tiranaDay,
  type Cart,
  type Circumstances,
  type SalesInvoice,
} from '@tezga/domain';
import type { z } from 'zod';
import { changingDrawers } from '../cash-register/index.ts';
import { businessSigner } from '../certificates/index.ts';
import type { Heard } from '../fiscalization/index.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { soldGoods } from '../warehouse/index.ts';
import { cartOf, problemOfInput } from './cart-of.ts';
import { giveNumber } from './give-number.ts';
import { identifiedInvoice } from './identified-invoice.ts';
import { keepInvoice } from './keep-invoice.ts';
import type { NewInvoice } from './new-invoice.ts';
import { saleCircumstances, type SaleCircumstances } from './sale-circumstances.ts';
import type { Selling } from './selling.ts';
import { takeStock, type Goods } from './sold-stock.ts';

type Input = z.output<typeof contract.sales.issue.input>;

/** A sale that was made before it came here, under a number that was set aside for it. */
export interface PastSale {
  /** In whole seconds. */
  readonly at: Date;
  readonly ordinal: number;
  /** Null where the tax authority is still to be told. */
  readonly heard: Heard | null;
}

/** Number, signature, invoice, stock, journals, totals and the job that tells the tax authority, or nothing. */
export async function registerSale(
  context: Selling,
  input: Input,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const { transaction, businessId } = context;
  const [circumstances, goods] = await Promise.all([
    saleCircumstances(transaction, businessId, { ...input, userId: context.person.id }),
    soldGoods(transaction, businessId, articlesOf(input)),
  ]);
  const now = past?.at ?? context.clock.now();
  const sale = decided(input, circumstances, goods, tiranaDay(now));
  const stock = await takeStock(transaction, businessId, circumstances, sale.invoice.lines, goods);
  const invoice = { ...(await numbered(context, input, circumstances, sale, past)), stock, goods };
  await keepInvoice(context, invoice, past?.heard ?? null);
  return invoice;
}

const articlesOf = ({ lines }: Pick<Input, 'lines'>) => [
  ...new Set(lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

interface DecidedSale {
  readonly cart: Cart;
  readonly invoice: SalesInvoice;
  readonly change: bigint;
}

/** The invoice that the input becomes, or why it does not. */
function decided(input: Input, circumstances: SaleCircumstances, goods: Goods, day: string): DecidedSale {
  const { till, shop, settings, operator, customer } = circumstances;
  refuseUnless(
    input.lines.every(({ articleId }) => articleId === null || goods.has(articleId)),
    'not-found',
  );
  const rules: Circumstances = { isIssuerInVat: settings.isInVat, isCorrective: false, day };
  const typed = cartOf(input, customer);
  const { payments, change } = settlementOf(typed.payments, documentReckoning(typed, rules).totals.withVat);
  const cart = { ...typed, payments };
  const problems = saleProblems(cart, rules).map(problemOfInput);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const invoice = invoiceOf(cart, rules);
  refuseUnless(operator !== null, 'operator-code-missing');
  refuseUnless(shop.businessUnitCode !== '', 'business-unit-missing');
  refuseUnless(invoice.type === 'NONCASH' || till.tcrCode !== '', 'till-not-registered');
  refuseUnless(till.sellsWithoutClient || cart.buyer !== null, 'customer-needed');
  return { cart, invoice, change };
}

/** From here on whoever sells in the same series waits, so only what needs the number comes after it. */
async function numbered(
  context: Selling,
  input: Input,
  circumstances: SaleCircumstances,
  { cart, invoice, change }: DecidedSale,
  past: PastSale | null,
): Promise<Omit<NewInvoice, 'stock' | 'goods'>> {
  const { transaction, businessId, config, clock } = context;
  const { till } = circumstances;
  const signer = await businessSigner({ transaction, businessId, config, clock });
  const isCash = invoice.type === 'CASH';
  const now = past?.at ?? clock.now();
  const given =
    past === null
      ? await giveNumber(transaction, businessId, isCash ? till.id : '', invoiceYear(now), now)
      : { ordinal: past.ordinal, issuedAt: past.at };
  if (isCash) await sellFromDrawer(context, till.id, given.issuedAt, invoice);
  const identified = await identifiedInvoice(
    { ...given, invoice, circumstances, softwareCode: config.SOFTWARE_CODE },
    (bytes) => signer.signAside(bytes),
  );
  return { ...identified, id: newRecordId(now), input, cart, invoice, change, circumstances };
}

/** By law nothing is sold for cash at a till whose drawer was not opened on the day. */
async function sellFromDrawer(
  { transaction, businessId }: Selling,
  tillId: string,
  issuedAt: Date,
  { currency, payments }: SalesInvoice,
): Promise<void> {
  const notes = payments.filter(({ method }) => method === 'BANKNOTE' && currency === 'ALL');
  const sold = notes.reduce((sum, { amountInLek }) => sum + amountInLek, 0n);
  const isOpen = await changingDrawers(transaction, businessId).sell(tillId, tiranaDay(issuedAt), sold);
  refuseUnless(isOpen, 'drawer-not-open');
}
