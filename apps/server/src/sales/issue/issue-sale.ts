import {
  costJournal,
  invoiceYear,
  salesTotalsOf,
  noMoney,
  refuseUnless,
  refuseWrongClock,
  saleSourceType,
  sumOf,
  tiranaDay,
  tiranaHour,
} from '@tezga/domain';
import { postJournals } from '../../accounting/index.ts';
import { businessSigner } from '../../certificates/index.ts';
import {
  addFiscalDocument,
  addSubmittedDocument,
  addNeverSubmittedDocument,
  type SubmissionResult,
} from '../../fiscalization/index.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { moveStock } from '../../warehouse/index.ts';
import { nextInvoiceNumber, type GivenNumber } from './next-invoice-number.ts';
import { identifiedInvoice } from './identified-invoice.ts';
import { insertInvoice, refuseIfTaken } from './insert-invoice.ts';
import { journalOfSale } from './journal-of-sale.ts';
import { addToTotals } from '../totals/add-to-totals.ts';
import { classOf, type DecidedInvoice, type NewInvoice, type NumberedInvoice } from './new-invoice.ts';
import { updateLaterDrawers, sellFromDrawer } from './sell-from-drawer.ts';
import type { Selling } from './selling.ts';
import { invoiceDocumentKind, movementsOf } from './sold-stock.ts';

/** A sale that was issued elsewhere earlier, under a reserved number (demo data). */
export interface PastSale {
  /** In whole seconds. */
  readonly at: Date;
  readonly ordinal: number;
  /** Null if the server still has to submit it. */
  readonly submissionResult: SubmissionResult | null;
}

/**
 * Issues a decided invoice: numbers it, signs it, inserts it, posts stock, journals and totals, and enqueues the job that
 * submits it to the tax authority. All of it happens in the transaction of the call, so it commits or rolls back as a whole.
 *
 * Lock order, the same for every kind of invoice, so that no two transactions deadlock:
 * 1. the invoices it refers to, by id (the use case locks them: advances, the corrected invoice, summed-up orders)
 * 2. the stock rows of its articles in the shop, by id (the use case locks them)
 * 3. the counter of its series
 * 4. only for an invoice of an earlier day, the row of its till; then the drawer of the till
 * 5. the balance of the customer, if the invoice is a debt
 * 6. the unique names of new buyers and lines, by name
 * 7. the totals of the business, which all sellers update
 * Rows that a use case writes after this (the paid order, the retracted document) belong to invoices locked in step 1.
 */
export async function issueSale(
  context: Selling,
  decided: DecidedInvoice,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const { transaction, businessId, config, clock } = context;
  const { invoice, circumstances, late } = decided;
  refuseUnissuable(decided);

  const [signer, given] = await Promise.all([
    businessSigner({ transaction, businessId, config, clock }),
    past === null ? numberOf(context, decided) : { ordinal: past.ordinal, issuedAt: past.at },
  ]);
  const id = newRecordId(past?.at ?? late?.issuedAt ?? clock.now());
  const numbered: NumberedInvoice = { ...decided, ...given, id };
  const submissionResult = past?.submissionResult ?? null;
  await context.beforePosting?.();
  // Signing runs in parallel with these statements, because they do not need the signature.
  const [identified, cashFromSafe] = await Promise.all([
    identifiedInvoice({ ...numbered, softwareCode: config.SOFTWARE_CODE }, (bytes) =>
      signer.signAside(bytes),
    ),
    invoice.type === 'CASH' ? sellFromDrawer(context, decided, given) : noMoney,
    moveStock(transaction, businessId, movementsOf(decided.stock, circumstances.shop.id, id, given.issuedAt)),
    postSale(context, numbered, submissionResult),
    addDocument(context, numbered, submissionResult),
  ]);
  const sale: NewInvoice = { ...numbered, ...identified };
  // If the invoice is of an earlier day, the drawer may have been opened again since; that opening counted its cash
  // too, and the safe is corrected here.
  const isOfToday = tiranaDay(given.issuedAt) === tiranaDay(past?.at ?? clock.now());
  if (invoice.type === 'CASH' && !isOfToday) await updateLaterDrawers(context, sale, cashFromSafe);
  await Promise.all([
    insertInvoice(transaction, businessId, sale, submissionResult),
    addToTotals(transaction, businessId, totalsOf(sale)),
  ]).catch((error: unknown) => refuseIfTaken(error, sale));
  return sale;
}

function refuseUnissuable({ invoice, circumstances }: DecidedInvoice): void {
  refuseUnless(circumstances.operator !== null, 'operator-code-missing');
  refuseUnless(circumstances.shop.businessUnitCode !== '', 'business-unit-missing');
  refuseUnless(invoice.type === 'NONCASH' || circumstances.till.tcrCode !== '', 'till-not-registered');
}

async function numberOf(
  { transaction, businessId, clock }: Selling,
  { invoice, circumstances, late }: DecidedInvoice,
): Promise<GivenNumber> {
  const now = clock.now();
  const series = invoice.type === 'CASH' ? circumstances.till.id : '';
  const year = invoiceYear(late?.issuedAt ?? now);
  const { ordinal, issuedAt, reading } = await nextInvoiceNumber(transaction, businessId, series, year, now);
  // A late invoice has the time that the person entered.
  if (late !== null) return { ordinal, issuedAt: late.issuedAt };
  refuseWrongClock(issuedAt, reading, now);
  return { ordinal, issuedAt };
}

async function postSale(
  { transaction, businessId, person }: Selling,
  sale: NumberedInvoice,
  submissionResult: SubmissionResult | null,
): Promise<void> {
  const { id, issuedAt: at, stock } = sale;
  const source = { sourceType: saleSourceType, sourceId: id };
  const journals = [journalOfSale(sale), costJournal(source, at, stock.costs)].filter(
    (journal) => journal !== null,
  );
  await postJournals(transaction, businessId, journals, {
    at,
    by: person.id,
    dueDay: sale.payDeadline,
    meta:
      submissionResult?.status === 'fiscalized' || sale.isNeverSubmitted === true
        ? {}
        : { fiscal: 'pending' },
  });
}

/** Inserts the fiscal document of the invoice and, if it is not submitted yet, the job that submits it. */
async function addDocument(
  { transaction, businessId }: Selling,
  { id, issuedAt: madeAt, late, isNeverSubmitted = false }: NumberedInvoice,
  submissionResult: SubmissionResult | null,
): Promise<void> {
  const document = { id, kind: invoiceDocumentKind, madeAt, lateReason: late?.reason ?? null };
  if (isNeverSubmitted)
    await addNeverSubmittedDocument(transaction, businessId, document, 'original-refused');
  else if (submissionResult === null) await addFiscalDocument(transaction, businessId, document);
  else await addSubmittedDocument(transaction, businessId, document, submissionResult);
}

function totalsOf(sale: NewInvoice) {
  const { invoice, issuedAt, circumstances, stock } = sale;
  const { till, shop, operator, customer } = circumstances;
  return salesTotalsOf({
    day: tiranaDay(issuedAt),
    hour: tiranaHour(issuedAt),
    tillId: till.id,
    shopId: shop.id,
    operatorId: operator?.id ?? '',
    class: classOf(sale),
    customerId: customer?.id ?? null,
    withoutVat: invoice.totals.withoutVat,
    vat: invoice.totals.vat,
    withVat: invoice.totals.withVat,
    cost: sumOf(stock.lineCosts),
    payments: invoice.payments,
    lines: invoice.lines.map(
      ({ articleId, quantity, vatPercent, exemption, withoutVat, vat, withVat }, place) => ({
        articleId,
        quantity,
        vatPercent,
        exemption,
        withoutVat,
        vat,
        withVat,
        cost: stock.lineCosts[place] ?? noMoney,
      }),
    ),
  });
}
