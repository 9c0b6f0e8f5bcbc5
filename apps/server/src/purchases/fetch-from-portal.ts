import { Refusal, tiranaDay } from '@tezga/domain';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { answerOf, purchaseRecordsAsked } from '../self-care/index.ts';
import { factsOfPortal } from './facts-of-portal.ts';
import { joinedParts, failedPart, type FetchedPart } from './fetched-part.ts';

interface PortalAccess extends Pick<JobContext, 'selfCarePortal' | 'log'> {
  readonly holder: PortalHolder;
}

/** Months in one part of a fetch. Limits the memory: the purchases of a whole year may be too many to hold at once. */
const monthsPerPart = 2;

/** The months between two moments as text (2026-11), the newest first, divided into parts of `monthsPerPart`. */
export function monthParts(from: Date, to: Date): string[][] {
  const months = monthsBetween(from, to);
  return Array.from({ length: Math.ceil(months.length / monthsPerPart) }, (_unused, part) =>
    months.slice(part * monthsPerPart, (part + 1) * monthsPerPart),
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

/** The invoices that suppliers issued in these months, without the records that cannot be parsed. */
export async function fetchFromPortal(access: PortalAccess, months: readonly string[]): Promise<FetchedPart> {
  return joinedParts(await Promise.all(months.map((period) => fetchMonth(access, period))));
}

async function fetchMonth(access: PortalAccess, period: string): Promise<FetchedPart> {
  const { selfCarePortal, holder } = access;
  try {
    const { invoices } = answerOf(await selfCarePortal.ask(holder, purchaseRecordsAsked({ period })));
    return parseEach(access, period, invoices);
  } catch (error) {
    if (error instanceof Refusal) return failedPart(error.code);
    throw error;
  }
}

/** Parses each record separately: one that cannot be parsed is counted and logged, and the others are returned. */
function parseEach({ holder, log }: PortalAccess, period: string, records: readonly unknown[]): FetchedPart {
  const parsed = records.map(factsOfPortal);
  const unreadable = parsed.flatMap((each) => ('unreadable' in each ? [each.unreadable] : []));
  if (unreadable.length > 0)
    log.warn(
      { businessId: holder.businessId, period, count: unreadable.length, fields: [...new Set(unreadable)] },
      'the self-care portal sent purchases that cannot be parsed',
    );
  return {
    purchases: parsed.flatMap((each) => ('unreadable' in each ? [] : [each])),
    unreadableCount: unreadable.length,
    failure: null,
  };
}
