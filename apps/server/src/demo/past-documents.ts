import { asQuantity, asUnitCost, type EntryReason, type ExitReason, type UnitCost } from '@tezga/domain';
import { registerEntry, registerExit } from '../warehouse/index.ts';
import { demoClientId } from './add-clients.ts';
import { demoId } from './demo-id.ts';
import { ofMonths, recent } from './dated-documents.ts';
import { postPast, type PastPosting } from './past-posting.ts';
import { shareOf } from './past-sales/random.ts';
import type { Writing } from './past-sales/writing.ts';
import { addSupplierRecords } from './supplies/add-supplier-records.ts';
import { demoSuppliers, goodsSuppliersOf } from './supplies/suppliers.ts';

const articlesMoved = 4;
/** The smallest stock of the articles of a document, in thousandths; exits leave enough to sell. */
const leastStock = { entry: 2000n, exit: 20_000n } as const;

interface PastDocument {
  readonly reason: EntryReason | ExitReason;
  /** The quantity of each article; the entries bring more than the exits take. */
  readonly quantity: number;
  readonly notes: string;
}
type PastEntry = PastDocument & { readonly reason: EntryReason };
type PastExit = PastDocument & { readonly reason: ExitReason };

/** The documents of each month, by the end of their date: '-05' is the fifth day of the month. */
const monthlyEntries = new Map<string, PastEntry>([
  ['-05', { reason: 'goods-received', quantity: 12, notes: 'Furnizim jashtë radhe' }],
  ['-22', { reason: 'surplus', quantity: 1, notes: 'Gjetur gjatë rregullimit të rafteve' }],
]);
const monthlyExits = new Map<string, PastExit>([
  ['-12', { reason: 'damage', quantity: 2, notes: 'Kuti e dëmtuar gjatë transportit' }],
  ['-25', { reason: 'consumption', quantity: 3, notes: 'Për nevojat e dyqanit' }],
]);

/** The documents of the last days, by the number of hours between them and the end of the history. */
const recentEntries = new Map<number, PastEntry>([
  [50, { reason: 'surplus', quantity: 2, notes: 'Gjetur gjatë rregullimit të rafteve' }],
  [28, { reason: 'goods-received', quantity: 24, notes: '' }],
]);
const recentExits = new Map<number, PastExit>([
  [49, { reason: 'damage', quantity: 2, notes: 'Kuti e dëmtuar gjatë transportit' }],
  [27, { reason: 'consumption', quantity: 3, notes: 'Për nevojat e dyqanit' }],
  [6, { reason: 'gift', quantity: 1, notes: 'Shportë për një klient' }],
]);

/**
 * Posts the warehouse entries and exits of the history in the shop with the most articles, the oldest first because
 * numbers rise with time.
 */
export async function writePastDocuments(writing: Writing): Promise<void> {
  for (const { name, at, document } of [
    ...ofMonths(writing, monthlyEntries),
    ...recent(writing, recentEntries),
  ])
    await post(writing, 'entry', { name, at }, async (posting, documentId, { shopId, goods }) => {
      const { reason, notes } = document;
      const quantity = piecesOf(document);
      const supplierId = reason === 'goods-received' ? await supplierOf(posting, writing, documentId) : null;
      await registerEntry(posting, {
        documentId,
        shopId,
        notes,
        reason,
        supplierId,
        purchaseId: null,
        lines: goods.map(({ articleId, unitCost }) => ({
          articleId,
          quantity,
          unitCost: typedCost(unitCost),
        })),
      });
    });
  for (const { name, at, document } of [...ofMonths(writing, monthlyExits), ...recent(writing, recentExits)])
    await post(writing, 'exit', { name, at }, async (posting, documentId, { shopId, goods }) => {
      const { reason, notes } = document;
      const quantity = piecesOf(document);
      await registerExit(posting, {
        documentId,
        shopId,
        notes,
        reason,
        lines: goods.map(({ articleId }) => ({ articleId, quantity })),
      });
    });
}

/** One of the suppliers of the business, whose record is added if it is missing; null if its trade has none. */
async function supplierOf(
  { transaction }: PastPosting,
  { business, businessId, history }: Writing,
  documentId: string,
): Promise<string | null> {
  const suppliers = goodsSuppliersOf(business.trade);
  const chosen = suppliers[Math.floor(shareOf(documentId) * suppliers.length)];
  if (chosen === undefined) return null;
  await addSupplierRecords(transaction, business, history.until);
  return demoClientId(businessId, demoSuppliers[chosen].name);
}

const piecesOf = ({ quantity }: PastDocument) => asQuantity(BigInt(quantity) * 1000n);

/** Cuts a cost to the three decimals that a typed cost has. */
const typedCost = (average: UnitCost) => asUnitCost((average / 1000n) * 1000n);

interface StockedGoods {
  readonly shopId: string;
  readonly goods: readonly { readonly articleId: string; readonly unitCost: UnitCost }[];
}

async function post(
  writing: Writing,
  kind: keyof typeof leastStock,
  { name, at }: { readonly name: string; readonly at: Date },
  register: (posting: PastPosting, documentId: string, stocked: StockedGoods) => Promise<void>,
): Promise<void> {
  const { businessId } = writing;
  const documentId = demoId(`${businessId} ${kind} ${name}`);
  await postPast(writing, documentId, at, async (posting) => {
    const goods = await posting.transaction.run<StockedArticle>(readStocked, [
      businessId,
      documentId,
      articlesMoved,
      leastStock[kind],
    ]);
    const [first] = goods;
    if (first !== undefined) await register(posting, documentId, { shopId: first.shopId, goods });
  });
}

interface StockedArticle {
  readonly shopId: string;
  readonly articleId: string;
  readonly unitCost: UnitCost;
}

/** Some articles of the shop with the most articles; own products are not bought. */
const readStocked = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity > 0 and average is not null
    group by shop_id order by count(*) desc, shop_id limit 1
  )
  select stock.shop_id as "shopId", stock.article_id as "articleId", stock.average as "unitCost"
  from tenant.stock stock join best on best.shop_id = stock.shop_id
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null and not article.is_composite
  where stock.business_id = $1 and stock.quantity >= $4 and stock.average is not null
  order by md5(stock.article_id || $2) limit $3`;
