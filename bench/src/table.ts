export interface Measured {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly promise: string;
  readonly isMet: boolean;
}

const heads = { what: 'what', ours: 'ours', reference: 'reference', ratio: 'ratio', promise: 'target' };
const columns = ['what', 'ours', 'reference', 'ratio', 'promise'] as const;

export function printTable(rows: readonly Measured[]): void {
  const widths = columns.map((column) => Math.max(...[heads, ...rows].map((row) => row[column].length)));
  const line = (row: Record<(typeof columns)[number], string>, mark: string) =>
    `${columns.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join('  ')}  ${mark}`;
  console.log(line(heads, ''));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row, row.isMet ? 'met' : 'MISSED'));
}
