import type { Column } from '@tezga/ui';
import { exportRows } from '@tezga/ui/export-rows';

interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly client: string;
  readonly operator: string;
  readonly issuedAt: string;
  readonly total: number;
  readonly lines: readonly { readonly name: string; readonly price: number }[];
}

const column = (id: string, text: Column<Invoice>['text']): Column<Invoice> => ({
  id,
  header: id,
  width: 140,
  cell: () => null,
  text,
});
const columns = [
  column('number', ({ number }) => number),
  column('client', ({ client }) => client),
  column('operator', ({ operator }) => operator),
  column('issuedAt', ({ issuedAt }) => new Date(issuedAt)),
  column('total', ({ total }) => BigInt(total)),
];

/** A page of the list as a browser gets it: parsed from the text of a reply. */
function pageOf(from: number, count: number): Invoice[] {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: (from + at).toString(16).padStart(24, '0'),
    number: `${from + at}/2026/aa111aa111`,
    client: `Klienti me emër të gjatë ${(from + at) % 5000}`,
    operator: `Operatori ${(from + at) % 40}`,
    issuedAt: new Date(1_780_000_000_000 + (from + at) * 60_000).toISOString(),
    total: 10_000 + from + at,
    lines: Array.from({ length: 5 }, (_line, line) => ({
      name: `Artikulli ${from + at} ${line}`,
      price: 2000 + line,
    })),
  }));
  return JSON.parse(JSON.stringify(rows)) as Invoice[];
}

/** Exports a list of this many rows; calls `measure` after each tenth of the pages and when the file is whole. */
async function exportMany(
  format: 'csv' | 'xlsx',
  total: number,
  measure: () => Promise<void>,
): Promise<number> {
  const { content, rowCount } = await exportRows<Invoice>(
    {
      columns,
      idOf: ({ id }) => id,
      fetchPage: async (page, perPage) => {
        const from = (page - 1) * perPage;
        if (page % Math.ceil(total / perPage / 10) === 0) await measure();
        return { rows: pageOf(from, Math.min(perPage, total - from)), total };
      },
    },
    { format, name: 'faturat', signal: new AbortController().signal, onProgress: () => undefined },
  );
  await measure();
  if (rowCount !== total) throw new Error(`${rowCount} of ${total} rows`);
  return content.size;
}

Object.assign(window, { exportMany });
