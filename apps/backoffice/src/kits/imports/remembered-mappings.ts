import { z } from 'zod';
import { foldHead, type Mapping } from './sheet/recognize-heads.ts';
import type { SheetColumns } from './sheet/sheet-desk.ts';

const stored = z.record(z.string(), z.array(z.string().nullable()));
const mappingsKept = 30;

/** What the columns of a file were last time: the same program writes the same heads every month. */
export interface RememberedMappings {
  find(columns: Pick<SheetColumns, 'columns' | 'headRow'>): Mapping | null;
  keep(columns: Pick<SheetColumns, 'columns' | 'headRow'>, mapping: Mapping): void;
}

export function rememberedMappings(
  kind: string,
  fields: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): RememberedMappings {
  const key = `tezga-import-${kind}`;
  const read = (): Record<string, Mapping> => {
    try {
      return stored.parse(JSON.parse(storage.getItem(key) ?? '{}'));
    } catch {
      // What someone else left there says nothing of columns.
      return {};
    }
  };
  return {
    find({ columns, headRow }) {
      const found = headRow === null ? undefined : read()[nameOf(columns)];
      if (found?.length !== columns.length) return null;
      return found.map((field) => (field !== null && fields.includes(field) ? field : null));
    },
    keep({ columns, headRow }, mapping) {
      if (headRow === null) return;
      const name = nameOf(columns);
      const { [name]: _before, ...others } = read();
      const kept = Object.entries(others).slice(1 - mappingsKept);
      storage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [name]: mapping }));
    },
  };
}

const nameOf = (columns: SheetColumns['columns']) => columns.map(({ head }) => foldHead(head)).join('|');
