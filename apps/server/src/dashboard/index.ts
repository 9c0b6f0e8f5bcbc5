export {
  dayAfter,
  dayCount,
  daysOf,
  firstOfMonth,
  monthsOf,
  rangeBefore,
  type DayRange,
} from './calendar.ts';
export { dashboardHandlers } from './routes.ts';
export { totalsPieces, type TotalsPiece } from './totals-pieces.ts';
