import { Refusal, tiranaDay } from '@tezga/domain';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { answerOf, purchaseRecordsAsked } from '../self-care/index.ts';
import { factsOfPortal } from './facts-of-portal.ts';
import { joinedParts, nothingTold, type ToldPart } from './told-part.ts';

interface Asking extends Pick<JobContext, 'selfCarePortal' | 'log'> {
  readonly holder: PortalHolder;
}

/** So many months are in hand at once: what a busy business buys in a year is more than should be. */
const monthsInPart = 2;

/** The months from one moment to another, 2026-11, the newest first, in parts. */
export function partsOfMonths(from: Date, to: Date): string[][] {
  const months = monthsBetween(from, to);
  return Array.from({ length: Math.ceil(months.length / monthsInPart) }, (_unused, part) =>
    months.slice(part * monthsInPart, (part + 1) * monthsInPart),
  );
}

function monthsBetween(from: Date, to: Date): string[] {
  const first = tiranaDay(from).slice(0, 7);
  const months: string[] = [];
  for (let month = tiranaDay(to).slice(0, 7); month >= first; month = monthBefore(month)) months.push(month);
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** What others issued in these months, as far as the portal tells and it can be read. */
export async function askPortalFor(asking: Asking, months: readonly string[]): Promise<ToldPart> {
  return joinedParts(await Promise.all(months.map((period) => askMonth(asking, period))));
}

async function askMonth(asking: Asking, period: string): Promise<ToldPart> {
  const { selfCarePortal, holder } = asking;
  try {
    const { invoices } = answerOf(await selfCarePortal.ask(holder, purchaseRecordsAsked({ period })));
    return readEach(asking, period, invoices);
  } catch (error) {
    if (error instanceof Refusal) return nothingTold(error.code);
    throw error;
  }
}

/** A record that cannot be read keeps no other out. */
function readEach({ holder, log }: Asking, period: string, records: readonly unknown[]): ToldPart {
  const read = records.map(factsOfPortal);
  const unreadable = read.flatMap((each) => ('unreadable' in each ? [each.unreadable] : []));
  if (unreadable.length > 0)
    log.warn(
      { businessId: holder.businessId, period, count: unreadable.length, fields: [...new Set(unreadable)] },
      'purchases of the self-care portal cannot be read',
    );
  return {
    told: read.flatMap((each) => ('unreadable' in each ? [] : [each])),
    unreadableCount: unreadable.length,
    failure: null,
  };
}
