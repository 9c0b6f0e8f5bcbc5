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

/** A sale that was made before it came here, under a number that was set aside for it. */
export interface PastSale {
  /** In whole seconds. */
  readonly at: Date;
  readonly ordinal: number;
  /** Null where it is still to be submitted. */
  readonly submissionResult: SubmissionResult | null;
}

/**
 * Issues a decided invoice: numbers it, signs it, writes it, posts stock, journals and totals, and enqueues the job that
 * sends it to the tax authority. All of it in the transaction of the call, so all of it or nothing.
 *
 * Lock order, the same for every kind of invoice, so that no two wait for each other:
 * 1. the invoices it is about, by id (locked by the use case: advances, the corrected invoice, summed-up orders)
 * 2. the stock of its articles in the shop, by id (locked by the use case)
 * 3. the counter of its series
 * 4. the row of its till, only for an invoice that comes after its day, then the drawer of the till
 * 5. the unique names of new buyers and lines, in their order
 * 6. the totals of the business, which all sellers share
 * What a use case writes after this (the order that is paid, the document that is retracted) belongs to invoices of 1.
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
  // A signature takes as long as these statements, which do not need it.
  const [identified, brought] = await Promise.all([
    identifiedInvoice({ ...numbered, softwareCode: config.SOFTWARE_CODE }, (bytes) =>
      signer.signAside(bytes),
    ),
    invoice.type === 'CASH' ? sellFromDrawer(context, decided, given) : noMoney,
    moveStock(transaction, businessId, movementsOf(decided.stock, circumstances.shop.id, id, given.issuedAt)),
    postSale(context, numbered, submissionResult),
    addDocument(context, numbered, submissionResult),
  ]);
  const sale: NewInvoice = { ...numbered, ...identified };
  // Only an invoice that comes after its day can find that the drawer was opened again since.
  const isOfToday = tiranaDay(given.issuedAt) === tiranaDay(past?.at ?? clock.now());
  if (invoice.type === 'CASH' && !isOfToday) await updateLaterDrawers(context, sale, brought);
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
  // An invoice that was made before has the time that a person gave it.
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
    meta:
      submissionResult?.status === 'fiscalized' || sale.isNeverSubmitted === true
        ? {}
        : { fiscal: 'pending' },
  });
}

/** Adds the fiscal document of the invoice, and where it is still to be sent the job that sends it. */
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
