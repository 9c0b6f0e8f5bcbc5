import { z } from 'zod';
import { foldHead, type Mapping } from './sheet/recognize-heads.ts';
import type { SheetColumns } from './sheet/sheet-desk.ts';

const stored = z.record(z.string(), z.array(z.string().nullable()));
const mappingsMax = 30;

/**
 * The column mappings of earlier imports in the browser's storage, because a program exports the same heads every
 * month.
 */
export interface SavedMappings {
  find(columns: Pick<SheetColumns, 'columns' | 'headRow'>): Mapping | null;
  save(columns: Pick<SheetColumns, 'columns' | 'headRow'>, mapping: Mapping): void;
}

export function savedMappings(
  kind: string,
  fields: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): SavedMappings {
  const key = `tezga-import-${kind}`;
  const read = (): Record<string, Mapping> => {
    try {
      return stored.parse(JSON.parse(storage.getItem(key) ?? '{}'));
    } catch {
      // Invalid data in the storage counts as no mapping.
      return {};
    }
  };
  return {
    find({ columns, headRow }) {
      const found = headRow === null ? undefined : read()[nameOf(columns)];
      if (found?.length !== columns.length) return null;
      return found.map((field) => (field !== null && fields.includes(field) ? field : null));
    },
    save({ columns, headRow }, mapping) {
      if (headRow === null) return;
      const name = nameOf(columns);
      const { [name]: _before, ...others } = read();
      const newest = Object.entries(others).slice(1 - mappingsMax);
      storage.setItem(key, JSON.stringify({ ...Object.fromEntries(newest), [name]: mapping }));
    },
  };
}

const nameOf = (columns: SheetColumns['columns']) => columns.map(({ head }) => foldHead(head)).join('|');
