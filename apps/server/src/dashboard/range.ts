import type { contract } from '@tezga/contract';
import { isPaymentMethod } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { dayCount, daysOf, monthsOf, rangeBefore } from './calendar.ts';
import { totalsPieces, type TotalsPiece } from './totals-pieces.ts';
import { figuresOf, grouped, hoursOf, totalsOf } from './sold-figures.ts';
import {
  refuseUnknownShop,
  totalsRead,
  type NamedTotal,
  type SoldIn,
  type SoldUnder,
} from './totals-read.ts';

/** Longer ranges are shown by month: a chart with more days is not readable. */
const daysMax = 92;

export const range: Handler<typeof contract.dashboard.range> = async (
  { date, shopId },
  { transaction, businessId },
) => {
  await refuseUnknownShop(transaction, businessId, shopId);
  const read = totalsRead(transaction, businessId, shopId ?? null);
  const pieces = totalsPieces(date);
  const before = rangeBefore(date);
  const isByDay = dayCount(date) <= daysMax;
  const allDays: TotalsPiece = { span: 'day', ...date, sign: 1 };
  const [inRange, soldBefore, firstDay, hours, methods, shopNames, items, clients] = await Promise.all([
    isByDay ? read.byDay([allDays]) : read.byMonth(pieces),
    read.under('shop', totalsPieces(before)),
    read.firstDay(),
    read.under('hour', pieces),
    read.under('method', pieces),
    read.shopNames(),
    read.top('item', pieces),
    read.top('client', pieces),
  ]);
  return {
    totals: totalsOf(inRange),
    before: { ...totalsOf(soldBefore), ...before },
    isBeforeWhole: firstDay !== null && firstDay <= before.from,
    byDay: dayByDay(isByDay ? daysOf(date) : monthsOf(date), inRange),
    byHour: hoursOf(hours),
    byMethod: byMethod(methods),
    byShop: byShop(inRange, shopNames),
    topItems: items.map(shownItem),
    topClients: clients.map(shownClient),
  };
};

const shownItem = ({ key, name, unit, withVat, quantity }: NamedTotal) => ({
  articleId: key,
  name,
  quantity,
  unit,
  totalPrice: withVat,
});

const shownClient = ({ key, name, withVat, count }: NamedTotal) => ({
  customerId: key,
  name,
  totalPrice: withVat,
  count: Number(count),
});

function dayByDay(days: readonly string[], sold: readonly SoldIn[]) {
  const rows = grouped(sold, ({ day }) => day);
  return days.map((day) => ({ day, ...figuresOf(rows.get(day) ?? []) }));
}

function byMethod(methods: readonly SoldUnder[]) {
  return methods
    .flatMap(({ key, withVat, count }) =>
      isPaymentMethod(key) ? [{ method: key, totalPrice: withVat, count: Number(count) }] : [],
    )
    .toSorted((one, other) => Number(other.totalPrice - one.totalPrice));
}

function byShop(sold: readonly SoldIn[], names: ReadonlyMap<string, string>) {
  return Array.from(
    grouped(sold, ({ key }) => key),
    ([shopId, rows]) => ({ shopId, name: names.get(shopId) ?? '', ...figuresOf(rows) }),
  ).toSorted((one, other) => Number(other.totalPrice - one.totalPrice));
}
