import type { SubmissionResult } from '../../fiscalization/index.ts';
import type { DemoBusiness, Trade } from '../people.ts';
import { daysFrom, firstRecentDayOf, type History } from './history.ts';
import { sketchedDay, type Sketch } from './sketched-day.ts';
import { longHeard, type SubmissionResultOf } from './writing.ts';

const hourMs = 3_600_000;
/** What is younger the tax authority still takes, with time to spare. */
const freshMs = 40 * hourMs;
const toldCount = 10;

/** How many sales wait for an answer. */
const waitingCount: Record<Trade, number> = { cafe: 1, supermarket: 2, wholesale: 1, exchange: 1 };
/** Who has a sale that was refused. */
const refusedTrades: ReadonlySet<Trade> = new Set(['supermarket', 'wholesale']);

/** The last sales are really told to the tax authority, but for a few that show what waits and what was refused. */
export function heardOfLast(business: DemoBusiness, history: History): SubmissionResultOf {
  const last = daysFrom(firstRecentDayOf(history), history.lastDay)
    .flatMap((day) => sketchedDay(business, history, day))
    .toReversed();
  const told = last.filter((sketch) => isTakenNow(sketch, history)).slice(0, toldCount);
  const isTold = new Set(told.map(({ saleId }) => saleId));
  const oldest = told.toReversed().slice(0, waitingCount[business.trade]);
  const isWaiting = new Set(oldest.map(({ saleId }) => saleId));
  // Nobody takes back, or sums up, what was refused.
  const isReferred = new Set(last.flatMap(({ returnOf, sumsUp }) => [returnOf, ...sumsUp]));
  const others = last.filter(({ saleId }) => !isWaiting.has(saleId) && !isReferred.has(saleId));
  const refusedId = refusedTrades.has(business.trade) ? others[2]?.saleId : undefined;
  const drawers = new Set(told.map(({ series, day }) => `${series} ${day}`));
  return {
    sale(sketch) {
      if (sketch.saleId === refusedId) return refused;
      if (isWaiting.has(sketch.saleId)) return waiting(sketch, history.until);
      return isTold.has(sketch.saleId) ? null : longHeard.sale(sketch);
    },
    drawer: (tillId, day, at) => (drawers.has(`${tillId} ${day}`) ? null : longHeard.drawer(tillId, day, at)),
  };
}

/** Its tills became known to the tax authority on the last day, so it takes no cash of an earlier one. */
const isTakenNow = ({ series, day, at }: Sketch, { lastDay, until }: History) =>
  series === '' ? until.getTime() - at.getTime() < freshMs : day === lastDay;

const refused: SubmissionResult = {
  status: 'error',
  failure: { name: '41', isOurs: false, code: '41', text: 'BusinUnitCode is not an active business unit' },
  attempts: 1,
  nextAttemptAt: null,
};

/** Long enough that whoever looks at the demonstration on its first day sees it wait. */
function waiting({ at }: Sketch, until: Date): SubmissionResult {
  const nextAttemptAt = new Date(Math.min(until.getTime() + 20 * hourMs, at.getTime() + 47 * hourMs));
  const failure = { name: 'timeout', isOurs: false, code: null, text: null };
  return { status: 'pending', failure, attempts: 3, nextAttemptAt };
}
