import { printedRowsMax, type RestrictedField } from '@tezga/contract';
import { sentRange, type SentReport } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { PrintedReport } from '@tezga/print';
import { readableDays } from './readable-days.ts';
import type { ReadTable, SentReading } from './sent-table.ts';
import { employeesTable, soldTable } from './sold-tables.ts';
import { movedTable, stockTable } from './stock-tables.ts';
import type { SentDefinition, StoredSchedule } from './store.ts';

interface SentAs {
  readonly title: keyof Phrases['reports']['titles'];
  readonly read: ReadTable;
}

/** The title of each report, and the function that reads it. */
const sentAs: Readonly<Record<SentReport, SentAs>> = {
  'sales-summary': { title: 'summary', read: soldTable(({ by }) => by) },
  'vat-report': { title: 'vat', read: soldTable(() => 'vat') },
  'client-sales': { title: 'clients', read: soldTable(() => 'client') },
  'sales-by-item': { title: 'items', read: soldTable(() => 'item') },
  'operator-sales': { title: 'operators', read: soldTable(() => 'operator') },
  'employee-sales': { title: 'employees', read: employeesTable },
  'stock-report': { title: 'stock', read: stockTable },
  'stock-entries': { title: 'stockEntries', read: movedTable('in') },
  'stock-exits': { title: 'stockExits', read: movedTable('out') },
};

export const sentTitle = ({ report }: SentDefinition, { reports }: Phrases): string =>
  reports.titles[sentAs[report].title];

type SentText = Omit<PrintedReport, 'businessName' | 'at'>;

interface Sending {
  readonly day: string;
  readonly phrases: Phrases;
  readonly mayRead: (field: RestrictedField) => boolean;
}

/** Reads a report that is sent on this day, for the period that its schedule covers, as texts to print. */
export async function sentReport(
  { definition, period }: StoredSchedule,
  { day, phrases, mayRead }: Sending,
  reading: SentReading,
): Promise<SentText> {
  const range = sentRange(period, day);
  const { rules, rowCount, ...table } = await sentAs[definition.report].read(
    { definition, range, phrases, mayRead },
    reading,
  );
  return {
    title: sentTitle(definition, phrases),
    notes: [
      readableDays(range),
      ...rules,
      ...(rowCount > table.rows.length ? [phrases.reports.send.cut(printedRowsMax)] : []),
    ],
    ...table,
  };
}
