import { daysFrom, firstDayOf, firstRecentDayOf, momentOf, type History } from './past-sales/history.ts';
import type { DemoBusiness } from './people.ts';

const hourMs = 3_600_000;

interface Simulated {
  readonly history: History;
  readonly business: Pick<DemoBusiness, 'since'>;
}

interface Dated<Document> {
  readonly name: string;
  readonly at: Date;
  readonly document: Document;
}

/** The documents of the months before the recent days. */
export function ofMonths<Document>(
  { business, history }: Simulated,
  documents: ReadonlyMap<string, Document>,
): Dated<Document>[] {
  const days = daysFrom(firstDayOf(history, business), firstRecentDayOf(history)).slice(0, -1);
  return days.flatMap((day) => {
    const document = documents.get(day.slice(-3));
    return document === undefined ? [] : [{ name: day, at: momentOf(day, 18), document }];
  });
}

/** The documents of the last days, by the number of hours between them and the end of the history. */
export function recent<Document>(
  { history }: Pick<Simulated, 'history'>,
  documents: ReadonlyMap<number, Document>,
): Dated<Document>[] {
  return [...documents].map(([hoursBefore, document], place) => ({
    name: String(place),
    at: new Date(history.until.getTime() - hoursBefore * hourMs),
    document,
  }));
}
