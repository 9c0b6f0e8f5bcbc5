import { contract, encoded, figure } from '@tezga/contract';
import { ownerRoleCode, recordIdFrom, Refusal, sumOf, type Money, type Quantity } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import {
  readSaleFacts,
  registerCorrection,
  registerSale,
  registerSummary,
  summaryCircumstances,
} from '../../sales/index.ts';
import { personId } from '../add-person.ts';
import { demoId } from '../demo-id.ts';
import type { DemoPerson } from '../people.ts';
import { shareOf } from './random.ts';
import { daysBeforeDelivery, goodsSold, isDeliveryDay } from './goods-sold.ts';
import { habitsOf } from './habits.ts';
import { momentOf } from './history.ts';
import { nextNumber, type Numbers } from './numbers.ts';
import { closeDrawers, openDrawers } from './past-drawers.ts';
import { pastSaleInput, type PastSaleInput } from './past-sale-input.ts';
import { receiveGoods } from './receive-goods.ts';
import { sketchedDay, type Sketch } from './sketched-day.ts';
import type { SubmissionResultOf, Writing } from './writing.ts';

/** The role of the owner, which may sell at any price: past sales have the prices of their day. */
const anyPrice = { code: ownerRoleCode, posPermissions: {} };

/** Writes the deliveries, drawers and sales of a business on a day, by time; skips existing ones. */
export async function writeDay(
  writing: Writing,
  day: string,
  numbers: Numbers,
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  if (isDeliveryDay(writing.history, day)) await takeDelivery(writing, day);
  const sketches = sketchedDay(writing.business, writing.history, day);
  const written = await writing.step((transaction) =>
    writtenBefore(transaction, writing.businessId, sketches),
  );
  await openDrawers(writing, sketches, submissionResultOf);
  for (const sketch of sketches) {
    const ordinal = nextNumber(numbers, sketch);
    if (written.has(sketch.saleId)) continue;
    if (sketch.sumsUp.length > 0) await sumUp(writing, sketch, ordinal, submissionResultOf);
    else if (sketch.returnOf === null) await sell(writing, sketch, ordinal, submissionResultOf);
    else await correctSale(writing, sketch, ordinal, submissionResultOf);
  }
  await closeDrawers(writing, sketches, submissionResultOf);
}

async function writtenBefore(transaction: Transaction, businessId: string, sketches: readonly Sketch[]) {
  const rows = await transaction.run(
    'select sale_id from tenant.invoices where business_id = $1 and sale_id = any ($2::text[])',
    [businessId, sketches.map(({ saleId }) => saleId)],
  );
  return new Set(rows.map((row) => String(row['sale_id'])));
}

async function sell(
  writing: Writing,
  sketch: Sketch,
  ordinal: number,
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  const { step, config, clock, business, businessId } = writing;
  const past = { at: sketch.at, ordinal, submissionResult: submissionResultOf.sale(sketch) };
  const register = (seller: DemoPerson, input: PastSaleInput) =>
    step(async (transaction) => {
      const person = { id: personId(seller), name: seller.name };
      const selling = { transaction, businessId, config, clock, person, role: anyPrice };
      return registerSale(selling, input, await readSaleFacts(selling, input), past);
    });
  const input = pastSaleInput(business, sketch);
  try {
    await register(sketch.seller, input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A user has deleted an article, a customer or an employee. The sale is written without these records, because its
    // reserved number must not stay unused.
    await register(business.owner, { ...input, ...withoutRecords(input, sketch) });
  }
}

/** Corrects the first line of the sale, at the same till. */
async function correctSale(
  writing: Writing,
  sketch: Sketch,
  ordinal: number,
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  const { step, config, clock, business, businessId } = writing;
  const past = { at: sketch.at, ordinal, submissionResult: submissionResultOf.sale(sketch) };
  const person = { id: personId(sketch.seller), name: sketch.seller.name };
  await step(async (transaction) => {
    const [sold] = await transaction.run(
      `select invoice.id, line.quantity from tenant.invoices invoice
       join tenant.invoice_lines line on line.business_id = $1 and line.invoice_id = invoice.id and line.place = 1
       where invoice.business_id = $1 and invoice.sale_id = $2`,
      [businessId, sketch.returnOf],
    );
    if (sold === undefined) throw new Error(`sale ${sketch.returnOf} does not exist`);
    const input = contract.sales.correct.input.parse({
      saleId: sketch.saleId,
      invoiceId: sold['id'],
      lines: [{ place: 1, quantity: encoded(figure.quantity, sold['quantity'] as Quantity) }],
      notes: habitsOf[business.trade].returnNote,
    });
    await registerCorrection({ transaction, businessId, config, clock, person, role: anyPrice }, input, past);
  }).catch(sellInstead(writing, sketch, ordinal, submissionResultOf));
}

/** Issues the summary invoice that pays the orders of a table. */
async function sumUp(
  writing: Writing,
  sketch: Sketch,
  ordinal: number,
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  const { step, config, clock, businessId } = writing;
  const past = { at: sketch.at, ordinal, submissionResult: submissionResultOf.sale(sketch) };
  const person = { id: personId(sketch.seller), name: sketch.seller.name };
  await step(async (transaction) => {
    const orders = await transaction.run(
      'select id, with_vat from tenant.invoices where business_id = $1 and sale_id = any ($2::text[])',
      [businessId, sketch.sumsUp],
    );
    const total = sumOf(orders.map((order) => order['with_vat'] as Money));
    const input = contract.sales.summarize.input.parse({
      saleId: sketch.saleId,
      tillId: sketch.tillId,
      invoiceIds: orders.map(({ id }) => id),
      payments: [{ type: 'BANKNOTE', amount: encoded(figure.money, total) }],
    });
    const selling = { transaction, businessId, config, clock, person, role: anyPrice };
    await registerSummary(selling, input, await summaryCircumstances(selling, input), past);
  }).catch(sellInstead(writing, sketch, ordinal, submissionResultOf));
}

/**
 * Writes an ordinary sale if the sale to correct was already corrected, the orders were already summed up, or
 * a user deleted the seller: the reserved number must not stay unused.
 */
const sellInstead =
  (writing: Writing, sketch: Sketch, ordinal: number, submissionResultOf: SubmissionResultOf) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof Refusal)) throw error;
    await sell(writing, sketch, ordinal, submissionResultOf);
  };

function withoutRecords({ lines }: PastSaleInput, { client }: Sketch) {
  const buyer = client === null ? null : { country: 'ALB', ...client };
  return { lines: lines.map((line) => ({ ...line, articleId: null })), customerId: null, buyer };
}

/** Delivers the quantities that were sold since the last delivery. */
async function takeDelivery(writing: Writing, day: string): Promise<void> {
  const { step, history, business, businessId } = writing;
  const before = daysBeforeDelivery(business, history, day);
  const sold = goodsSold(
    business.trade,
    before.flatMap((each) => sketchedDay(business, history, each)),
  );
  const at = momentOf(day, 6.5);
  for (const [shopId, quantities] of sold) {
    const name = demoId(`delivery ${shopId} ${day}`);
    const documentId = recordIdFrom(at.getTime(), Buffer.from(name, 'hex'));
    const kind = 'delivery';
    const priceLevel = 0.97 + 0.06 * shareOf(name);
    await step(async (transaction) => {
      const [earlier] = await transaction.run(
        'select 1 from tenant.stock_movements where business_id = $1 and document_kind = $2 and document_id = $3',
        [businessId, kind, documentId],
      );
      const receipt = { kind, documentId, shopId, at, quantities, priceLevel } as const;
      if (earlier === undefined) await receiveGoods(transaction, businessId, business, receipt);
    });
  }
}
