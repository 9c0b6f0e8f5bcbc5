import { decoded, figure } from '@tezga/contract';
import { asUnitCost, Refusal, type EntryReason, type ExitReason, type UnitCost } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerEntry, registerExit } from '../warehouse/index.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import type { Writing } from './past-sales/writing.ts';

const hourMs = 3_600_000;

interface PastDocument {
  readonly hoursBefore: number;
  readonly reason: EntryReason | ExitReason;
  /** The quantity of each article; the entries bring more than the exits take. */
  readonly quantity: number;
  readonly notes: string;
}

/** The warehouse entries, the oldest first, because numbers rise with time. */
const entries: readonly (PastDocument & { readonly reason: EntryReason })[] = [
  { hoursBefore: 80, reason: 'goods-received', quantity: 24, notes: 'Furnizim jashtë radhe' },
  { hoursBefore: 50, reason: 'surplus', quantity: 2, notes: 'Gjetur gjatë rregullimit të rafteve' },
  { hoursBefore: 28, reason: 'goods-received', quantity: 12, notes: '' },
];
const exits: readonly (PastDocument & { readonly reason: ExitReason })[] = [
  { hoursBefore: 49, reason: 'damage', quantity: 2, notes: 'Kuti e dëmtuar gjatë transportit' },
  { hoursBefore: 27, reason: 'consumption', quantity: 3, notes: 'Për nevojat e dyqanit' },
  { hoursBefore: 6, reason: 'gift', quantity: 1, notes: 'Shportë për një klient' },
];

/** Posts a few warehouse entries and exits of the last days, in the shop with the most articles. */
export async function writePastDocuments(writing: Writing): Promise<void> {
  for (const [place, document] of entries.entries())
    await writeOnce(writing, `entry ${place}`, document, (posting, input, goods) =>
      registerEntry(posting, {
        ...input,
        reason: document.reason,
        supplierId: null,
        purchaseId: null,
        lines: goods.map(({ unitCost, ...line }) => ({ ...line, unitCost: typedCost(unitCost) })),
      }),
    );
  for (const [place, document] of exits.entries())
    await writeOnce(writing, `exit ${place}`, document, (posting, input, goods) =>
      registerExit(posting, {
        ...input,
        reason: document.reason,
        lines: goods.map(({ articleId, quantity }) => ({ articleId, quantity })),
      }),
    );
}

/** Costs have three decimals. */
const typedCost = (average: UnitCost) => asUnitCost((average / 1000n) * 1000n);

type Posting = Parameters<typeof registerEntry>[0];
type Input = Pick<Parameters<typeof registerExit>[1], 'documentId' | 'shopId' | 'notes'>;
type Goods = Parameters<typeof registerEntry>[1]['lines'];

async function writeOnce(
  { step, business, businessId, clock, history }: Writing,
  name: string,
  { hoursBefore, quantity, notes }: PastDocument,
  post: (posting: Posting, input: Input, goods: Goods) => Promise<unknown>,
): Promise<void> {
  const documentId = demoId(`${businessId} ${name}`);
  const person = { id: personId(business.owner), name: business.owner.name };
  const at = new Date(history.until.getTime() - hoursBefore * hourMs);
  await step(async (transaction) => {
    const stock = await stockedGoods(transaction, businessId, documentId);
    const [first] = stock;
    if (first === undefined) return;
    const goods = stock.map(({ articleId, unitCost }) => ({
      articleId,
      unitCost,
      quantity: decoded(figure.quantity, quantity),
    }));
    const posting = { transaction, businessId, clock, person, at };
    await post(posting, { documentId, shopId: first.shopId, notes }, goods);
  }).catch(ignoreRefusal);
}

/** Skips a document whose shop or article a user has deleted meanwhile; no other record depends on it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface StockedGoods {
  readonly shopId: string;
  readonly articleId: string;
  readonly unitCost: UnitCost;
}

/** Four articles of the shop with the most articles; none if the document was posted before. */
const stockedGoods = (transaction: Transaction, businessId: string, documentId: string) =>
  transaction.run<StockedGoods>(readStocked, [businessId, documentId]);

const readStocked = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity > 0 and average is not null
    group by shop_id order by count(*) desc, shop_id limit 1
  )
  select stock.shop_id as "shopId", stock.article_id as "articleId", stock.average as "unitCost"
  from tenant.stock stock join best on best.shop_id = stock.shop_id
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null
  where stock.business_id = $1 and stock.quantity > 0 and stock.average is not null
    and not exists (
      select from tenant.warehouse_documents document
      where document.business_id = $1 and document.own_id = $2
    )
  order by stock.article_id limit 4`;
