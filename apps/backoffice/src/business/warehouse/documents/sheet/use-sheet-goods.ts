import { contract, decoded, figure, type OutputOf } from '@tezga/contract';
import { warehouseLinesMax } from '@tezga/domain';
import { toast, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { readPasted, readSheet } from '../../../../kits/imports/reading/read-sheet.ts';
import { SheetFault, type SheetFaultReason } from '../../../../kits/imports/reading/sheet-fault.ts';
import type { Sheet } from '../../../../kits/imports/reading/sheet.ts';
import { call } from '../../../../session/call.ts';
import { goodsRows, type GoodsFault, type GoodsRow } from './goods-rows.ts';

type FoundArticle = OutputOf<typeof contract.warehouse.articlesByCode>['articles'][number];

export interface SheetGoods {
  /** The article; a cost in the sheet replaces the cost of the article. */
  readonly article: FoundArticle;
  readonly quantity: number;
}

/** A row that could not be added, and why. */
export interface LeftRow {
  readonly row: GoodsRow;
  readonly fault: GoodsFault | 'unknown' | 'too-many';
}

const none: readonly LeftRow[] = [];

/** The text of the sheet. Adding removes the valid rows from the text and leaves the faulty rows to be corrected. */
export function useSheetGoods(
  pasted: string,
  onAdd: (goods: readonly SheetGoods[]) => void,
  onDone: () => void,
) {
  const words = usePhrases().warehouse.sheet;
  const showFailure = useShowFailure();
  const [text, setText] = useState(pasted);
  const [left, setLeft] = useState(none);
  const [fault, setFault] = useState<SheetFaultReason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = (rows: readonly GoodsRow[], others: readonly LeftRow[]) => {
    setText(rows.map((row) => row.text).join('\n'));
    setLeft(others);
  };
  const rowsOf = (read: () => Sheet): GoodsRow[] | null => {
    setFault(null);
    try {
      return goodsRows(read());
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      setFault(error.reason);
      return null;
    }
  };
  const readFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const rows = rowsOf(() => readSheet(bytes));
    if (rows !== null) show(rows, none);
  };
  const add = async () => {
    const rows = rowsOf(() => readPasted(text));
    if (rows === null) return;
    setBusy(true);
    const looked = await lookedUp(rows)
      .catch((failure: unknown) => showFailure(words.title, failure))
      .finally(() => setBusy(false));
    if (looked === undefined) return;
    const { goods, others } = looked;
    onAdd(goods);
    if (goods.length > 0) toast.success(words.added(goods.length));
    show(
      others.map(({ row }) => row),
      others,
    );
    if (others.length === 0) onDone();
  };
  return { text, type: setText, left, fault, isBusy, readFile, add };
}

async function lookedUp(rows: readonly GoodsRow[]) {
  const readable = rows.filter((row) => row.fault === null).slice(0, warehouseLinesMax);
  const codes = [...new Set(readable.map(({ code }) => code))];
  const { articles } =
    codes.length === 0 ? { articles: [] } : await call(contract.warehouse.articlesByCode, { codes });
  const byCode = new Map(articles.map((article) => [article.code, article]));
  const taken = new Set(readable);
  const goods = readable.flatMap(({ code, quantity, cost }): SheetGoods[] => {
    const article = byCode.get(code);
    if (article === undefined) return [];
    const known = cost === null ? article.cost : decoded(figure.unitCost, cost);
    return [{ article: { ...article, cost: known }, quantity }];
  });
  const others = rows.flatMap((row): LeftRow[] => {
    if (row.fault !== null) return [{ row, fault: row.fault }];
    if (!taken.has(row)) return [{ row, fault: 'too-many' }];
    return byCode.has(row.code) ? [] : [{ row, fault: 'unknown' }];
  });
  return { goods, others };
}
