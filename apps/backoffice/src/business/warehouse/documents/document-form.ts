import { contract, decoded, encoded, figure, type WireInputOf } from '@tezga/contract';
import {
  emptyStock,
  entryReasons,
  exitReasons,
  noMoney,
  plus,
  receiveStock,
  type Money,
  type UnitCost,
} from '@tezga/domain';
import { z } from 'zod';
import { fieldMoment, momentOfField } from '../../../kits/forms/field-moment.ts';
import type { WarehouseDocument } from '../queries.ts';

type WireEntry = WireInputOf<typeof contract.warehouse.addEntry>;
type WireTransfer = WireInputOf<typeof contract.warehouse.createTransfer>;
type WireExit = WireInputOf<typeof contract.warehouse.addExit>;

/** The article of a line, shown in the form and not sent. */
interface ShownArticle {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
}

/** A line of a document of any kind; the lines of a cost adjustment have no quantity. */
export interface FormLine extends ShownArticle {
  readonly articleId: string;
  readonly quantity?: number;
}

export type ExitLine = WireExit['lines'][number] & ShownArticle;
export type EntryLine = WireEntry['lines'][number] & ShownArticle;
/** The date in the format of the date field; empty for a document dated now. */
export interface DatedValues {
  date: string;
}
export type EntryValues = Omit<WireEntry, 'lines' | 'date'> & DatedValues & { lines: EntryLine[] };
export type ExitValues = Omit<WireExit, 'lines' | 'date'> & DatedValues & { lines: ExitLine[] };

export type TransferValues = Omit<WireTransfer, 'lines' | 'date'> & DatedValues & { lines: ExitLine[] };

export const shown = { name: z.string(), code: z.string(), unit: z.string() };
const { addEntry, addExit, createTransfer } = contract.warehouse;
export const linesOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line).min(1, 'required').max(1000, 'too-large');

export const date = z.string().transform((written, context) => {
  if (written === '') return undefined;
  const at = momentOfField(written);
  if (at === '') context.addIssue({ code: 'custom', message: 'date' });
  return at;
});

export const entrySchema = addEntry.input.extend({
  date,
  lines: linesOf(addEntry.input.shape.lines.element.extend(shown)),
});
export const exitSchema = addExit.input.extend({
  date,
  lines: linesOf(addExit.input.shape.lines.element.extend(shown)),
});

export const transferSchema = createTransfer.input.extend({
  date,
  targetShopId: z.string().min(1, 'required').pipe(createTransfer.input.shape.targetShopId),
  lines: linesOf(createTransfer.input.shape.lines.element.extend(shown)),
});

/** The value of an empty number field. */
export const noNumber = '' as unknown as number;

export interface Beginning {
  readonly documentId: string;
  /** The shop that is selected at first: the first one of the user. */
  readonly shopId: string;
  /** The document that is copied; null for an empty form. */
  readonly copied: WarehouseDocument | null;
}

export interface PurchaseStart {
  readonly _id: string;
  readonly subject: { readonly _id: string } | null;
}

/** The initial values of an entry: empty, a copy of another entry, or with the supplier of a purchase. */
export function newEntry(
  { documentId, shopId, copied }: Beginning,
  purchase: PurchaseStart | null = null,
): EntryValues {
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    reason: entryReasons.find((reason) => reason === copied?.reason) ?? 'goods-received',
    supplierId: purchase?.subject?._id ?? copied?.supplierId ?? null,
    purchaseId: purchase?._id ?? null,
    date: '',
    notes: copied?.notes ?? '',
    lines: (copied?.lines ?? []).map((line) => Object.assign(goodsOf(line), { unitCost: typedCost(line) })),
  };
}

/** The initial values of an exit: empty, or a copy of another exit. */
export function newExit({ documentId, shopId, copied }: Beginning): ExitValues {
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    reason: exitReasons.find((reason) => reason === copied?.reason) ?? 'consumption',
    date: '',
    notes: copied?.notes ?? '',
    lines: (copied?.lines ?? []).map(goodsOf),
  };
}

/** The form values of a posted document that is edited; shop, purchase and date cannot change. */
export const editedEntry = (document: WarehouseDocument, documentId: string): EntryValues => ({
  ...newEntry({ documentId, shopId: document.shopId, copied: document }, null),
  purchaseId: document.purchase?._id ?? null,
  date: fieldMoment(document.date),
});

export const editedExit = (document: WarehouseDocument, documentId: string): ExitValues => ({
  ...newExit({ documentId, shopId: document.shopId, copied: document }),
  date: fieldMoment(document.date),
});

/** The request that replaces an entry by the values of its form. */
export const entryEdit = (
  { _id: id, updatedAt }: WarehouseDocument,
  { reason, supplierId, notes, lines }: z.output<typeof entrySchema>,
) => ({ id, updatedAt, reason, supplierId, notes, lines });

/** The request that replaces an exit by the values of its form. */
export const exitEdit = (
  { _id: id, updatedAt }: WarehouseDocument,
  { reason, notes, lines }: z.output<typeof exitSchema>,
) => ({ id, updatedAt, reason, notes, lines });

/** The initial values of a transfer: empty, or a copy of another transfer. */
export function newTransfer({ documentId, shopId, copied }: Beginning): TransferValues {
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    targetShopId: copied?.transfer?.targetShopId ?? '',
    date: '',
    notes: copied?.notes ?? '',
    lines: (copied?.lines ?? []).map(goodsOf),
  };
}

/** The article and the quantity of a line of a document that is copied. */
export const goodsOf = ({
  articleId,
  name,
  code,
  unit,
  quantity,
}: WarehouseDocument['lines'][number]): ExitLine => ({
  articleId,
  name,
  code,
  unit,
  quantity: encoded(figure.quantity, quantity),
});

/** The cost of a copied line, rounded to the three decimals of a typed cost, because an average has more. */
export const typedCost = ({ unitCost }: Pick<WarehouseDocument['lines'][number], 'unitCost'>): number =>
  Math.round(encoded(figure.unitCost, unitCost) * 1000) / 1000;

export interface AddedArticle {
  readonly _id: string;
  readonly name: string;
  readonly sku: string;
  /** Undefined for roles that may not read the cost. */
  readonly cost?: UnitCost | undefined;
}

export const exitLine = ({ _id, name, sku }: AddedArticle, unit: string, quantity: number): ExitLine => ({
  articleId: _id,
  name,
  code: sku,
  unit,
  quantity,
});

/** A line with the cost of the article, which the user may change to the one on the supplier's invoice. */
export const entryLine = (article: AddedArticle, unit: string, quantity: number): EntryLine => ({
  ...exitLine(article, unit, quantity),
  unitCost:
    article.cost === undefined || article.cost === 0n ? noNumber : encoded(figure.unitCost, article.cost),
});

/**
 * Adds a line, or raises the quantity of the existing line of the article. A line without a quantity field stays
 * unchanged.
 */
export function withLine<Line extends FormLine>(lines: readonly Line[], added: Line): Line[] {
  const place = lines.findIndex(({ articleId }) => articleId === added.articleId);
  const known = lines[place];
  if (known === undefined) return [...lines, added];
  const [before, more]: unknown[] = [known.quantity, added.quantity];
  if (before === undefined || typeof more !== 'number') return [...lines];
  const sum = Math.round(((typeof before === 'number' ? before : 0) + more) * 1000) / 1000;
  return lines.with(place, { ...known, quantity: sum });
}

/** The value of a line; null until it has a quantity and a cost. */
export function lineWorth({ quantity, unitCost }: Pick<EntryLine, 'quantity' | 'unitCost'>): Money | null {
  const typed: readonly unknown[] = [quantity, unitCost];
  if (typed.some((value) => typeof value !== 'number') || quantity <= 0 || unitCost < 0) return null;
  return receiveStock(emptyStock, {
    quantity: decoded(figure.quantity, quantity),
    unitCost: decoded(figure.unitCost, unitCost),
  }).cost;
}

export const entryWorth = (lines: readonly EntryLine[]): Money =>
  lines.reduce((sum, line) => plus(sum, lineWorth(line) ?? noMoney), noMoney);
