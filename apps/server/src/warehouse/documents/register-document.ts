import {
  changedCost,
  documentValue,
  refuseUnless,
  voidOf,
  warehouseNumberText,
  worthProblems,
  writtenFigures,
  type Journal,
  type PostedLine,
  type RecostedGoods,
  type WarehouseDocumentKind,
  type WarehouseReason,
} from '@tezga/domain';
import { sql } from 'kysely';
import { postJournals } from '../../accounting/index.ts';
import type { Schema } from '../../platform/database/schema.generated.ts';
import { insertRows } from '../../platform/documents/insert-rows.ts';
import { nextNumber } from '../../platform/documents/next-number.ts';
import type { BusinessContext, Person } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { moveStock, type StockMovement } from '../move-stock.ts';
import { moveStockInPast } from '../recost-stock.ts';
import type { PastStock } from '../stock-at.ts';
import type { DocumentArticle, DocumentCircumstances } from './document-circumstances.ts';

export interface Posting extends Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
  /** The time of a document that was made before it is inserted (demonstration); the current time if left out. */
  readonly at?: Date;
}

/** A document whose lines were calculated with the stock locked. */
export interface DecidedDocument extends Pick<DocumentCircumstances, 'shop' | 'supplier' | 'purchase'> {
  readonly ownId: string;
  readonly fingerprint: Buffer;
  readonly kind: WarehouseDocumentKind;
  readonly reason: WarehouseReason;
  readonly notes: string;
  /** The destination of a transfer; left out for other kinds. */
  readonly target?: { readonly id: string; readonly name: string };
  /** For an adjustment: the transfer whose received quantities differed. */
  readonly transferId?: string;
  readonly lines: readonly PostedLine[];
  readonly articles: ReadonlyMap<string, DocumentArticle>;
  /** The stock before a back-dated document; left out for a document dated now. */
  readonly past?: PastStock | null;
  /** The version that this one replaces; it has the same date and number. */
  readonly replaces?: ReplacedVersion;
  readonly journalOf: (posted: PostedDocument) => Journal | null;
}

export interface ReplacedVersion {
  readonly number: bigint;
  readonly year: number;
  readonly version: number;
  readonly numberText: string;
  readonly postedAt: Date;
  /** The reversals of its movements. */
  readonly reversals: readonly StockMovement[];
  readonly recosted: readonly RecostedGoods[];
  /** Null if its goods had no cost. */
  readonly journal: Journal | null;
}

export interface PostedDocument {
  readonly documentId: string;
  readonly at: Date;
  readonly lines: readonly (PostedLine & { readonly isOwnProduct: boolean })[];
}

/**
 * Numbers and inserts a document, moves the stock and posts its journal, all in the transaction of the call. Lock
 * order, as for invoices: the stock before the counter of the numbers. A new version of a document has the number of
 * the old one.
 */
export async function registerDocument(posting: Posting, decided: DecidedDocument) {
  const { transaction, businessId, clock, person } = posting;
  const { kind, lines, articles, replaces } = decided;
  const problems = worthProblems(lines);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const past = decided.past ?? null;
  const now = posting.at ?? clock.now();
  const { at, numberText, ...numbered } = await numberOf(posting, decided, now);
  const id = newRecordId(now);
  const goods = lines.map((line) => ({ line, article: articleOf(articles, line.articleId) }));
  await transaction.queries
    .withTables<Schema>()
    .insertInto('tenant.warehouse_documents')
    .values({
      business_id: businessId,
      id,
      ...numbered,
      number_text: numberText,
      posted_at: at,
      entered_at: past === null ? at : now,
      ...columnsOf(decided),
      by_id: person.id,
      by_name: person.name,
      search_text: sql`' ' || platform.folded(${searchedTexts(numberText, decided, goods).join(' ')})`,
    })
    .execute();
  await insertLines(transaction, { business_id: businessId, document_id: id }, kind, goods);
  const movements = [...(replaces?.reversals ?? []), ...movementsOf(decided, id, at)];
  const cause = { kind, id, at: now, person, takenBack: replaces?.recosted ?? [] };
  if (past === null) await moveStock(transaction, businessId, movements);
  else await moveStockInPast(transaction, businessId, movements, past, cause);
  const posted = goods.map(({ article, line }) => Object.assign({ isOwnProduct: article.isComposite }, line));
  const journal = decided.journalOf({ documentId: id, at, lines: posted });
  const journals = [...voidsOf(replaces), ...(journal === null ? [] : [journal])];
  await postJournals(transaction, businessId, journals, { at: past === null ? at : now, by: person.id });
  return { id, number_text: numberText };
}

/**
 * The reversal is dated on the day of the document, whose period is open, so that both versions are in the same
 * period.
 */
function voidsOf(replaced: ReplacedVersion | undefined): Journal[] {
  const journal = replaced?.journal ?? null;
  return journal === null ? [] : [voidOf(journal, journal.day)];
}

/** The next number of the kind; for a new version the existing number of the document. */
async function numberOf(
  { transaction, businessId }: Posting,
  { kind, past, replaces }: DecidedDocument,
  now: Date,
) {
  if (replaces !== undefined) {
    const { number, year, version, numberText, postedAt: at } = replaces;
    return { number, year, version: version + 1, numberText, at };
  }
  const { number, year, issuedAt } = await nextNumber(transaction, businessId, kind, past?.at ?? now);
  const at = past?.at ?? issuedAt;
  return { number: BigInt(number), year, version: 1, numberText: warehouseNumberText(kind, number, at), at };
}

interface Goods {
  readonly line: PostedLine;
  readonly article: DocumentArticle;
}

const insertLines = (
  transaction: Posting['transaction'],
  key: { readonly business_id: string; readonly document_id: string },
  kind: WarehouseDocumentKind,
  goods: readonly Goods[],
) =>
  insertRows(
    transaction,
    'tenant.warehouse_document_lines',
    goods.map(({ article: { name, code, unit }, line }, index) =>
      Object.assign(writtenFigures(kind, line), key, {
        place: index + 1,
        article_id: line.articleId,
        name,
        code,
        unit,
      }),
    ),
  );

function articleOf(articles: ReadonlyMap<string, DocumentArticle>, id: string): DocumentArticle {
  const article = articles.get(id);
  if (article === undefined) throw new Error(`article ${id} was not read`);
  return article;
}

const columnsOf = ({ ownId, shop, supplier, purchase, lines, ...document }: DecidedDocument) => ({
  own_id: ownId,
  fingerprint: document.fingerprint,
  kind: document.kind,
  reason: document.reason,
  notes: document.notes,
  shop_id: shop.id,
  target_shop_id: document.target?.id ?? null,
  transfer_id: document.transferId ?? null,
  supplier_id: supplier?.id ?? null,
  supplier_name: supplier?.name ?? '',
  supplier_nuis: supplier?.nuis ?? '',
  purchase_id: purchase?.id ?? null,
  purchase_number: purchase?.number ?? null,
  value: documentValue(document.kind, lines),
  line_count: lines.length,
});

const searchedTexts = (
  numberText: string,
  { supplier, purchase, target, notes }: DecidedDocument,
  goods: readonly { readonly article: DocumentArticle }[],
): string[] => [
  numberText,
  supplier?.name ?? '',
  supplier?.nuis ?? '',
  purchase?.number ?? '',
  target?.name ?? '',
  notes,
  ...goods.flatMap(({ article: { name, code } }) => [name, code]),
];

const movementsOf = ({ kind, reason, shop, lines }: DecidedDocument, documentId: string, at: Date) =>
  lines.map((line, index) => ({
    at,
    shopId: shop.id,
    articleId: line.articleId,
    before: line.before,
    after: line.after,
    cost: changedCost(line),
    isCostMissing: line.isCostMissing,
    unitCost: line.unitCost,
    document: { kind, id: documentId },
    linePlace: index + 1,
    reason,
  }));
