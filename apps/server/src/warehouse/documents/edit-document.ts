import { contract, encoded } from '@tezga/contract';
import {
  asQuantity,
  asUnitCost,
  editedKinds,
  entryJournal,
  entryReasons,
  exitJournal,
  exitReasons,
  issuedLines,
  minus,
  negated,
  noQuantity,
  quantitiesByArticle,
  receivedLines,
  refuseUnless,
  type EditedKind,
  type GoodsLine,
  type MovedArticle,
  type Quantity,
  type ReceivedLine,
} from '@tezga/domain';
import type { z } from 'zod';
import { postedJournal } from '../../accounting/index.ts';
import { refuseIfChanged } from '../../platform/edits.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import { StaleRead } from '../../platform/http/error-reply.ts';
import type { Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { refuseShort } from '../refuse-short.ts';
import { stockWithout, type ReplacedStock } from '../replaced-stock.ts';
import { lockWithFollowing } from '../stock-at.ts';
import { documentArticles, documentCircumstances, type DocumentArticle } from './document-circumstances.ts';
import { documentLines, documentRows, type DocumentLine, type DocumentRow } from './documents-read.ts';
import { pastDate } from './past-date.ts';
import {
  registerDocument,
  type DecidedDocument,
  type Posting,
  type ReplacedVersion,
} from './register-document.ts';

type EditInput = z.output<typeof contract.warehouse.editDocument.input>;
type EditedLine = NonNullable<EditInput['lines']>[number];

export const editDocument: Handler<typeof contract.warehouse.editDocument> = async (input, context) => {
  const { id, number_text } = await registerEdit(context, input);
  context.note(number_text);
  return { _id: id, documentCode: number_text };
};

/**
 * Replaces a posted entry or exit by a new version. The movements of the old version are reversed and the movements of
 * the new version inserted, at the date and the place of the document in the history; the later movements are recosted.
 * The journal is reversed, and a new one is posted.
 */
export async function registerEdit(posting: Posting, input: EditInput) {
  const { transaction, businessId, clock } = posting;
  const { row, lines: earlier } = await newestVersion(transaction, businessId, input.id);
  const kind = editedKindOf(row, input);
  const lines = input.lines ?? earlier.map(typedLine);
  const { shop, settings, supplier, purchase } = await circumstancesOf(posting, row, input);
  const articles = await documentArticles(transaction, businessId, lines);
  await pastDate(posting, row.posted_at.toISOString());
  const articleIds = [...new Set([...earlier, ...lines].map(({ articleId }) => articleId))];
  const stock = await lockedStockWithout(posting, row, articleIds);
  const moved = shortened(kind, earlier, lines);
  await refuseShort(transaction, businessId, { moved, stock: stock.available, shop, settings });
  const ownId = newRecordId(clock.now());
  // Later than the time of the version before, because `updatedAt` identifies the version (optimistic locking).
  const at = new Date(Math.max(clock.now().getTime(), row.entered_at.getTime() + 1));
  return await registerDocument(
    { ...posting, at },
    {
      ...goodsOf(kind, input.reason ?? row.reason, { lines, stock: stock.stock, articles }),
      ownId,
      shop,
      supplier,
      purchase,
      articles,
      notes: input.notes ?? row.notes,
      past: stock.past,
      fingerprint: fingerprintOf(ownId, input),
      replaces: await replacedBy(posting, row, stock),
    },
  );
}

/**
 * Refuses an outdated version and a document that cannot be edited. Refuses another reason for the entry of a
 * purchase, because the purchase is posted against the account of the reason.
 */
function editedKindOf(row: DocumentRow, { updatedAt, supplierId, reason }: EditInput): EditedKind {
  refuseIfChanged(row.entered_at, updatedAt);
  const kind = editedKinds.find((each) => each === row.kind);
  refuseUnless(kind !== undefined, 'document-not-edited');
  const problems = [{ path: 'supplierId', code: 'invalid' }];
  // Only an entry has a supplier.
  refuseUnless(kind === 'entry' || supplierId === undefined, 'invalid-input', { problems });
  refuseUnless(
    row.purchase_id === null || reason === undefined || reason === row.reason,
    'entry-of-purchase',
  );
  return kind;
}

/**
 * Locks the stock of the articles of a document and returns it without the movements of that document. A concurrent
 * edit waits for this lock and then sees that a newer version exists.
 */
async function lockedStockWithout(
  { transaction, businessId }: Posting,
  { id: replacedId, shop_id: shopId, posted_at: at }: DocumentRow,
  articleIds: readonly string[],
): Promise<ReplacedStock> {
  const replacing = { shopId, articleIds, at, replacedId };
  const lockedIds = await lockWithFollowing(transaction, businessId, replacing);
  const newest = await newestVersionId(transaction, businessId, replacedId);
  if (newest !== replacedId) throw new StaleRead();
  return await stockWithout(transaction, businessId, replacing, lockedIds);
}

const fingerprintOf = (ownId: string, input: EditInput) =>
  documentFingerprint(ownId, 'warehouse.editDocument', encoded(contract.warehouse.editDocument.input, input));

const replacedBy = async (
  { transaction, businessId }: Posting,
  row: DocumentRow,
  { reversals, recosted }: ReplacedStock,
): Promise<ReplacedVersion> => ({
  number: row.number,
  year: row.year,
  version: row.version,
  numberText: row.number_text,
  postedAt: row.posted_at,
  reversals,
  recosted,
  journal: await postedJournal(transaction, businessId, { sourceType: row.kind, sourceId: row.id }, 'stock'),
});

/** The newest version of a document, given the id of any version. */
async function newestVersion(transaction: Transaction, businessId: string, id: string) {
  const newest = await newestVersionId(transaction, businessId, id);
  const [row] = await documentRows(transaction, businessId, [newest]);
  refuseUnless(row !== undefined, 'not-found');
  return { row, lines: (await documentLines(transaction, businessId, [newest])).get(newest) ?? [] };
}

async function newestVersionId(transaction: Transaction, businessId: string, id: string): Promise<string> {
  const [newest] = await transaction.run<{ readonly id: string }>(readNewest, [businessId, id]);
  refuseUnless(newest !== undefined, 'not-found');
  return newest.id;
}

const readNewest = `
  select newest.id from tenant.warehouse_documents named
  join tenant.warehouse_documents newest on newest.business_id = $1 and newest.kind = named.kind
    and newest.year = named.year and newest.number = named.number
  where named.business_id = $1 and named.id = $2
  order by newest.version desc limit 1`;

const typedLine = ({ articleId, quantity, unitCost }: DocumentLine): EditedLine => ({
  articleId,
  quantity,
  unitCost,
});

/**
 * Reads the supplier only if the edit names another one; otherwise the new version has the name that was stored with
 * the old one.
 */
async function circumstancesOf(
  { transaction, businessId }: Posting,
  row: DocumentRow,
  { supplierId = row.supplier_id }: EditInput,
) {
  const isSame = supplierId === row.supplier_id;
  const keys = { shopId: row.shop_id, supplierId: isSame ? null : supplierId, purchaseId: null };
  const read = await documentCircumstances(transaction, businessId, keys);
  const { supplier_name: name, supplier_nuis: nuis, purchase_id, purchase_number } = row;
  return {
    ...read,
    supplier: isSame && name !== '' ? { id: supplierId, name, nuis } : read.supplier,
    purchase:
      purchase_id === null || purchase_number === null ? null : { id: purchase_id, number: purchase_number },
  };
}

interface EditedGoods {
  readonly lines: readonly EditedLine[];
  readonly stock: Parameters<typeof issuedLines>[1];
  readonly articles: ReadonlyMap<string, DocumentArticle>;
}

/** The lines of the new version with their costs, and its journal. */
function goodsOf(
  kind: EditedKind,
  given: string,
  { lines, stock, articles }: EditedGoods,
): Pick<DecidedDocument, 'kind' | 'reason' | 'lines' | 'journalOf'> {
  if (kind === 'entry') {
    const reason = reasonFrom(entryReasons, given);
    return {
      kind,
      reason,
      lines: receivedLines(withCosts(lines), stock),
      journalOf: (posted) => entryJournal({ ...posted, reason }),
    };
  }
  const reason = reasonFrom(exitReasons, given);
  return {
    kind,
    reason,
    lines: issuedLines(lines, stock, (id) => articles.get(id)?.cost ?? asUnitCost(0n)),
    journalOf: (posted) => exitJournal({ ...posted, reason }),
  };
}

function reasonFrom<Reason extends string>(reasons: readonly Reason[], given: string): Reason {
  const reason = reasons.find((each) => each === given);
  refuseUnless(reason !== undefined, 'invalid-input', { problems: [{ path: 'reason', code: 'choice' }] });
  return reason;
}

function withCosts(lines: readonly EditedLine[]): ReceivedLine[] {
  const problems = lines.flatMap(({ unitCost }, place) =>
    unitCost === undefined ? [{ path: `lines.${place}.unitCost`, code: 'required' }] : [],
  );
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  return lines.map(({ unitCost, ...line }) => ({ ...line, unitCost: unitCost ?? asUnitCost(0n) }));
}

/**
 * For each article, how much less the new version leaves in the stock than the old one: it receives less or issues
 * more.
 */
function shortened(
  kind: EditedKind,
  earlier: readonly GoodsLine[],
  lines: readonly GoodsLine[],
): MovedArticle[] {
  const [was, is] = [quantitiesByArticle(earlier), quantitiesByArticle(lines)];
  return [...new Set([...was.keys(), ...is.keys()])].map((articleId) => {
    const more = minus(is.get(articleId) ?? noQuantity, was.get(articleId) ?? noQuantity);
    const quantity: Quantity = kind === 'exit' ? more : asQuantity(negated(more));
    return { articleId, quantity, needsStock: true };
  });
}
