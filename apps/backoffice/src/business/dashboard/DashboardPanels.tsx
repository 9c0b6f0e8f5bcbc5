import { formatCount, formatQuantity, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AttentionPanel } from '../alerts/index.ts';
import { dayRows, hourRows, isByMonth } from './chart-rows.ts';
import { ChartPanel } from './ChartPanel.tsx';
import classes from './Dashboard.module.css';
import { MethodsPanel } from './MethodsPanel.tsx';
import { OverduePanel } from './OverduePanel.tsx';
import type { Period } from '../../kits/reports/period.ts';
import { dashboardQueries, type SoldInRange } from './queries.ts';
import { RankedPanel } from './RankedPanel.tsx';
import { ShopContext } from './shop-context.ts';

interface DashboardPanelsProps {
  readonly sold: SoldInRange;
  readonly period: Period;
}

/** The sales of the period by day, hour, method, shop, article and customer. */
export function DashboardPanels({ sold, period: { from, to } }: DashboardPanelsProps) {
  const words = usePhrases().dashboard;
  const days = { from, to };
  const { data: earlier } = useQuery(dashboardQueries.range(sold.before, use(ShopContext)));
  const isEarlier =
    sold.isBeforeWhole &&
    earlier !== undefined &&
    earlier.byDay[0]?.day.slice(0, 7) === sold.before.from.slice(0, 7);
  const areMonths = isByMonth(sold.byDay, days);
  return (
    <div className={classes['panels']}>
      <div className={classes['wide']}>
        <ChartPanel
          title={areMonths ? words.byMonth : words.byDay}
          unit={areMonths ? words.month : words.day}
          rows={dayRows(sold.byDay, isEarlier ? earlier.byDay : null, days)}
          hasLegend={sold.isBeforeWhole}
        />
      </div>
      <AttentionPanel />
      <OverduePanel />
      <ChartPanel title={words.byHour} unit={words.hour} rows={hourRows(sold.byHour, days)} />
      <MethodsPanel methods={sold.byMethod} days={days} />
      <ShopsPanel sold={sold} days={days} />
      <ItemsPanel sold={sold} days={days} />
      <ClientsPanel sold={sold} days={days} />
    </div>
  );
}

interface RankingProps {
  readonly sold: SoldInRange;
  readonly days: Pick<Period, 'from' | 'to'>;
}

function ShopsPanel({ sold, days }: RankingProps) {
  const words = usePhrases().dashboard;
  return (
    <RankedPanel
      title={words.byShop}
      none={words.emptyTitle}
      rows={sold.byShop.map(({ shopId, name, totalPrice, count }) => ({
        id: shopId,
        name,
        beside: words.invoices(count, formatCount(count)),
        totalPrice,
        counted: { days, shop: shopId },
      }))}
    />
  );
}

function ItemsPanel({ sold, days }: RankingProps) {
  const words = usePhrases().dashboard;
  return (
    <RankedPanel
      title={words.topItems}
      none={words.noItems}
      rows={sold.topItems.map(({ articleId, name, totalPrice, quantity, unit }) => ({
        id: articleId,
        name,
        beside: `${formatQuantity(quantity)} ${unit}`.trim(),
        totalPrice,
        counted: { days, article: articleId },
      }))}
    />
  );
}

function ClientsPanel({ sold, days }: RankingProps) {
  const words = usePhrases().dashboard;
  return (
    <RankedPanel
      title={words.topClients}
      none={words.noClients}
      rows={sold.topClients.map(({ customerId, name, totalPrice, count }) => ({
        id: customerId,
        name,
        beside: words.invoices(count, formatCount(count)),
        totalPrice,
        counted: { days, customer: customerId },
      }))}
    />
  );
}
