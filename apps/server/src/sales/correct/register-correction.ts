import {
  noMoney,
  plainSale,
  refuseUnless,
  summedUpMethod,
  tiranaDay,
  usualEInvoice,
  type SaleDocument,
  type SalesInvoice,
} from '@tezga/domain';
import { soldGoods } from '../../warehouse/index.ts';
import { correctedInvoice, type CorrectedInvoice } from './corrected-invoice.ts';
import { decidedCorrection, supplyOf, type CorrectionInput } from './decided-correction.ts';
import { lockInvoiceChain } from '../issue/invoice-chain.ts';
import { issueSale, type PastSale } from '../issue/issue-sale.ts';
import { updateCorrectedOrder } from '../orders/update-open-orders.ts';
import type { DecidedInvoice, InvoiceReference, NewInvoice } from '../issue/new-invoice.ts';
import { saleFingerprint } from '../issue/sale-fingerprint.ts';
import { saleCircumstances, type SaleCircumstances } from '../issue/sale-circumstances.ts';
import { stockOfCorrection } from '../issue/self-issue-stock.ts';
import { sellerPricing } from '../issue/seller-pricing.ts';
import type { Selling } from '../issue/selling.ts';

type Input = CorrectionInput & { readonly saleId: string };

/**
 * Registers a correction in one transaction, like a sale: number, signature, stock, journals, totals and the job
 * that submits it.
 */
export async function registerCorrection(
  context: Selling,
  input: Input,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const corrected = await lockedInvoice(context, input.invoiceId);
  const circumstances = await circumstancesOf(context, corrected, input.tillId);
  const fingerprint = saleFingerprint('sales.correct', input);
  return issueCorrection(
    context,
    { ...sharedParts(corrected, { ...input, fingerprint }), corrected, circumstances, input },
    past,
  );
}

interface Correcting extends ReturnType<typeof sharedParts>, Pick<DecidedInvoice, 'isNeverSubmitted'> {
  readonly corrected: CorrectedInvoice;
  readonly circumstances: SaleCircumstances;
  readonly input: CorrectionInput;
}

/** Builds the correction of a locked invoice and issues it. */
export async function issueCorrection(
  context: Selling,
  { corrected, circumstances, input, ...parts }: Correcting,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const { transaction, businessId, clock, config } = context;
  const rules = {
    isIssuerInVat: circumstances.settings.isInVat,
    usedVatIds: circumstances.settings.vatIds,
    isCorrective: true,
    day: tiranaDay(past?.at ?? clock.now()),
    cashLimits: config.CASH_LIMITS,
    pricing: await sellerPricing(context, { tillId: circumstances.till.id, lines: input.added }),
  };
  const { invoice, isCancellation, ended } = decidedCorrection(corrected, input, rules);
  const goods = await soldGoods(transaction, businessId, articlesOf(invoice));
  refuseUnless(
    input.added.every(({ articleId }) => articleId === null || goods.has(articleId)),
    'not-found',
  );
  const { correctionIds, row } = corrected;
  const stock = await stockOfCorrection(transaction, businessId, circumstances, {
    document: row.document,
    invoiceId: row.id,
    correctionIds,
    lines: invoice.lines,
    goods,
  });
  const references: InvoiceReference[] = [{ relation: isCancellation ? 'cancels' : 'corrects', id: row.id }];
  const issued = await issueSale(
    context,
    {
      ...parts,
      invoice,
      circumstances,
      goods,
      stock,
      references,
      ended,
      settles: corrected.chain.originalId,
    },
    past,
  );
  if (summedUpMethod(corrected.payments) !== null)
    await updateCorrectedOrder(transaction, businessId, corrected.chain.originalId);
  return issued;
}

/** Locks the invoice chain until the transaction ends, against concurrent corrections, and returns the invoice. */
export async function lockedInvoice(
  { transaction, businessId }: Selling,
  invoiceId: string,
): Promise<CorrectedInvoice> {
  await lockInvoiceChain(transaction, businessId, invoiceId);
  const corrected = await correctedInvoice(transaction, businessId, invoiceId);
  refuseUnless(corrected !== null, 'not-found');
  return corrected;
}

/**
 * The circumstances of a sale with the customer of the invoice, because the customer's record may have changed or
 * been deleted since.
 */
export async function circumstancesOf(
  { transaction, businessId, person }: Selling,
  { row }: CorrectedInvoice,
  tillId: string | null,
): Promise<SaleCircumstances> {
  const keys = { tillId: tillId ?? row.tillId, customerId: null, userId: person.id };
  const circumstances = await saleCircumstances(transaction, businessId, keys);
  const { customerId, clientCode, buyer } = row;
  const isCustomer = customerId !== null && buyer !== null;
  return { ...circumstances, customer: isCustomer ? { ...buyer, id: customerId, clientCode } : null };
}

interface CorrectionFields {
  readonly saleId: string;
  readonly fingerprint: Buffer | null;
  readonly notes: string;
  readonly supplyStart?: string | null;
  readonly supplyEnd?: string | null;
}

/** The fields that a correction copies from the corrected invoice. */
export function sharedParts(
  { row }: CorrectedInvoice,
  { saleId, fingerprint, notes, ...days }: CorrectionFields,
) {
  const document: SaleDocument = { ...(row.document ?? plainSale), supply: supplyOf(days) };
  return {
    saleId,
    fingerprint,
    draftId: null,
    payDeadline: null,
    eInvoice: row.isEInvoice ? usualEInvoice : null,
    cart: { buyer: row.buyer, notes, document },
    change: noMoney,
    late: null,
  };
}

export const articlesOf = ({ lines }: Pick<SalesInvoice, 'lines'>): readonly string[] => [
  ...new Set(lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];
