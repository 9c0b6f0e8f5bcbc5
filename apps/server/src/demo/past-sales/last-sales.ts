import type { SubmissionResult } from '../../fiscalization/index.ts';
import type { DemoBusiness, Trade } from '../people.ts';
import { daysFrom, firstRecentDayOf, type History } from './history.ts';
import { sketchedDay, type Sketch } from './sketched-day.ts';
import { allFiscalized, type SubmissionResultOf } from './writing.ts';

const hourMs = 3_600_000;
/** The age up to which the tax authority accepts documents, less a margin. */
const freshMs = 40 * hourMs;
const submittedCount = 10;

/** How many sales of a trade are pending. */
const pendingCount: Record<Trade, number> = { cafe: 1, supermarket: 2, wholesale: 1, exchange: 1 };
/** The trades with one refused sale. */
const refusedTrades: ReadonlySet<Trade> = new Set(['supermarket', 'wholesale']);

/** The latest sales are submitted to the tax authority, except for a few that are shown as pending or refused. */
export function resultsOfLastSales(business: DemoBusiness, history: History): SubmissionResultOf {
  const last = daysFrom(firstRecentDayOf(history), history.lastDay)
    .flatMap((day) => sketchedDay(business, history, day))
    .toReversed();
  const submitted = last.filter((sketch) => isStillAccepted(sketch, history)).slice(0, submittedCount);
  const isSubmitted = new Set(submitted.map(({ saleId }) => saleId));
  const oldest = submitted.toReversed().slice(0, pendingCount[business.trade]);
  const isPending = new Set(oldest.map(({ saleId }) => saleId));
  // A sale that another sale corrects or sums up is never one of the refused sales.
  const isReferred = new Set(last.flatMap(({ returnOf, sumsUp }) => [returnOf, ...sumsUp]));
  const others = last.filter(({ saleId }) => !isPending.has(saleId) && !isReferred.has(saleId));
  const refusedId = refusedTrades.has(business.trade) ? others[2]?.saleId : undefined;
  const drawers = new Set(submitted.map(({ series, day }) => `${series} ${day}`));
  return {
    sale(sketch) {
      if (sketch.saleId === refusedId) return refused;
      if (isPending.has(sketch.saleId)) return pendingResult(sketch, history.until);
      return isSubmitted.has(sketch.saleId) ? null : allFiscalized.sale(sketch);
    },
    drawer: (tillId, day, at) =>
      drawers.has(`${tillId} ${day}`) ? null : allFiscalized.drawer(tillId, day, at),
  };
}

/** The tills were registered on the last day, so the tax authority refuses cash sales of earlier days. */
const isStillAccepted = ({ series, day, at }: Sketch, { lastDay, until }: History) =>
  series === '' ? until.getTime() - at.getTime() < freshMs : day === lastDay;

const refused: SubmissionResult = {
  status: 'error',
  failure: { name: '41', isOurs: false, code: '41', text: 'BusinUnitCode is not an active business unit' },
  attempts: 1,
  nextAttemptAt: null,
};

/**
 * A pending result whose next attempt is so late that a user sees it pending on the first day of the
 * demonstration.
 */
function pendingResult({ at }: Sketch, until: Date): SubmissionResult {
  const nextAttemptAt = new Date(Math.min(until.getTime() + 20 * hourMs, at.getTime() + 47 * hourMs));
  const failure = { name: 'timeout', isOurs: false, code: null, text: null };
  return { status: 'pending', failure, attempts: 3, nextAttemptAt };
}
