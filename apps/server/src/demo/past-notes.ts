import { contract, encoded, figure } from '@tezga/contract';
import { Refusal, type Money, type Quantity } from '@tezga/domain';
import type { SubmissionResult } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerNote } from '../wtn/index.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import type { Trade } from './people.ts';
import { fiscalized, type Writing } from './past-sales/writing.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

type Journey = { readonly hoursBefore: number; readonly plates: string };

/** Departure and vehicle of the accompanying invoices, the oldest first. */
const journeysOf: Partial<Record<Trade, readonly Journey[]>> = {
  supermarket: [
    { hoursBefore: 76, plates: 'AA 481 LM' },
    { hoursBefore: 52, plates: 'AA 481 LM' },
    { hoursBefore: 27, plates: 'AB 112 KT' },
    { hoursBefore: 5, plates: 'AA 481 LM' },
  ],
  wholesale: [
    { hoursBefore: 70, plates: 'AC 905 TR' },
    { hoursBefore: 47, plates: 'AC 906 TR' },
    { hoursBefore: 26, plates: 'AC 905 TR' },
    { hoursBefore: 22, plates: 'AA 733 XZ' },
    { hoursBefore: 4, plates: 'AC 905 TR' },
  ],
};

interface Goods {
  readonly tillId: string;
  readonly invoiceId: string | null;
  readonly value: number;
  readonly start: { readonly address: string; readonly city: string };
  readonly destination: { readonly address: string; readonly city: string };
  readonly lines: readonly {
    articleId: string | null;
    name: string;
    code: string;
    unit: string;
    quantity: number;
  }[];
}

/**
 * Issues a few accompanying invoices of the last days: one shop supplies another, or a wholesaler delivers sold goods.
 */
export async function writePastNotes(writing: Writing): Promise<void> {
  const { step, business, businessId, config, clock, history } = writing;
  const person = { id: personId(business.owner), name: business.owner.name };
  for (const [place, { hoursBefore, plates }] of (journeysOf[business.trade] ?? []).entries()) {
    const noteId = demoId(`${businessId} note ${place}`);
    const at = new Date(history.until.getTime() - hoursBefore * hourMs);
    await step(async (transaction) => {
      const [earlier] = await transaction.run(
        'select 1 from tenant.transfer_notes where business_id = $1 and note_id = $2',
        [businessId, noteId],
      );
      const goods = earlier === undefined ? await goodsOf(transaction, businessId, business.trade, at) : null;
      if (goods === null) return;
      const input = noteInput(noteId, goods, plates, at);
      const past = { at, submissionResult: submissionResultOf(hoursBefore, at, history.until) };
      await registerNote({ transaction, businessId, config, clock, person }, input, past);
    }).catch(ignoreRefusal);
  }
}

/**
 * Skips an accompanying invoice whose shop, article or invoice a user has deleted meanwhile; no other record depends on
 * it.
 */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/**
 * The newest accompanying invoice is submitted to the tax authority, one stays pending, and the others are
 * already fiscalized.
 */
function submissionResultOf(hoursBefore: number, at: Date, until: Date): SubmissionResult | null {
  if (hoursBefore < 12) return null;
  if (hoursBefore !== 22) return fiscalized(at);
  const failure = { name: 'timeout', isOurs: false, code: null, text: null };
  return {
    status: 'pending',
    failure,
    attempts: 3,
    nextAttemptAt: new Date(until.getTime() + 20 * hourMs),
  };
}

function noteInput(noteId: string, goods: Goods, plates: string, at: Date) {
  const isSold = goods.invoiceId !== null;
  return contract.wtn.issue.input.parse({
    noteId,
    tillId: goods.tillId,
    kind: isSold ? 'SALE' : 'WTN',
    transaction: isSold ? 'SALES' : 'TRANSFER',
    vehicle: { ownership: 'OWNER', plates },
    start: { point: isSold ? 'WAREHOUSE' : 'STORE', ...goods.start, at: at.toISOString() },
    destination: {
      point: isSold ? 'OTHER' : 'STORE',
      ...goods.destination,
      at: new Date(at.getTime() + 75 * minuteMs).toISOString(),
    },
    packaging: 'BOXES',
    packageCount: goods.lines.length * 2,
    valueOfGoods: goods.value,
    lines: goods.lines,
    invoiceId: goods.invoiceId,
  });
}

/** Null if there are no goods to transport. */
const goodsOf = (transaction: Transaction, businessId: string, trade: Trade, at: Date) =>
  trade === 'wholesale' ? soldGoods(transaction, businessId, at) : movedGoods(transaction, businessId);

async function soldGoods(transaction: Transaction, businessId: string, at: Date): Promise<Goods | null> {
  const [row] = await transaction.run(
    `select invoice.id, invoice.till_id, invoice.with_vat, invoice.buyer, shop.address, shop.city
     from tenant.invoices invoice join tenant.shops shop on shop.business_id = $1 and shop.id = invoice.shop_id
     where invoice.business_id = $1 and invoice.issued_at < $2 and invoice.type = 'NONCASH' and invoice.with_vat > 0
       and invoice.buyer ->> 'address' <> '' and invoice.buyer ->> 'town' <> ''
     order by invoice.issued_at desc limit 1`,
    [businessId, at],
  );
  if (row === undefined) return null;
  const lines = await transaction.run(
    `select article_id, name, sku, unit, quantity from tenant.invoice_lines
     where business_id = $1 and invoice_id = $2 and quantity > 0 order by place`,
    [businessId, row['id']],
  );
  const buyer = row['buyer'] as { address: string; town: string };
  return {
    tillId: String(row['till_id']),
    invoiceId: String(row['id']),
    value: encoded(figure.money, row['with_vat'] as Money),
    start: { address: String(row['address']), city: String(row['city']) },
    destination: { address: buyer.address, city: buyer.town },
    lines: lines.map((line) => ({
      articleId: line['article_id'] as string | null,
      name: String(line['name']),
      code: String(line['sku']),
      unit: String(line['unit']),
      quantity: encoded(figure.quantity, line['quantity'] as Quantity),
    })),
  };
}

async function movedGoods(transaction: Transaction, businessId: string): Promise<Goods | null> {
  const shops = await transaction.run(
    `select shop.address, shop.city, till.id as till_id from tenant.shops shop
     join tenant.tills till on till.business_id = $1 and till.shop_id = shop.id
     where shop.business_id = $1 order by till.name limit 20`,
    [businessId],
  );
  const [from] = shops;
  const to = shops.find(({ address }) => address !== from?.['address']);
  const articles = await transaction.run(
    `select article.id, article.name, article.sku, unit.name as unit, article.price from tenant.articles article
     join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
     where article.business_id = $1 and article.deleted_at is null order by article.sku limit 5`,
    [businessId],
  );
  if (from === undefined || to === undefined || articles.length === 0) return null;
  const quantity = 12;
  return {
    tillId: String(from['till_id']),
    invoiceId: null,
    value: articles.reduce((sum, { price }) => sum + (Number(price) * quantity) / 100, 0),
    start: { address: String(from['address']), city: String(from['city']) },
    destination: { address: String(to['address']), city: String(to['city']) },
    lines: articles.map(({ id, name, sku, unit }) => ({
      articleId: String(id),
      name: String(name),
      code: String(sku),
      unit: String(unit),
      quantity,
    })),
  };
}
