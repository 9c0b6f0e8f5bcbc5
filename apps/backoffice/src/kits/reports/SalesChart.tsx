import { encoded, figure } from '@tezga/contract';
import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import type { Money } from '@tezga/domain';
import { formatAmount, formatCount, usePhrases } from '@tezga/ui';
import { inThousands } from './change-of.ts';
import classes from './Reports.module.css';

/** A bar of the chart: its labels and its height. */
export interface ChartBar {
  readonly key: string;
  readonly tick: string;
  readonly name: string;
  readonly total: Money;
  /** Null if the chart does not count documents. */
  readonly count: number | null;
  /** The total of the corresponding bar of the previous period; null if it is unknown. */
  readonly before: Money | null;
}

interface SalesChartProps {
  readonly rows: readonly ChartBar[];
  /** Called with the key of the bar; null if the role may not open the documents. */
  readonly onOpen: ((key: string) => void) | null;
}

const barWidthMax = 14;
const chartHeight = 216;

/**
 * Bars, with the previous period as a dashed line; the table has the same values for users who cannot see the chart.
 */
export function SalesChart({ rows, onOpen }: SalesChartProps) {
  const words = usePhrases().dashboard;
  const hasBefore = rows.some(({ before }) => before !== null);
  const rowAt = (label: unknown) => rows.find(({ key }) => key === label);
  return (
    <CompositeChart
      aria-hidden
      accessibilityLayer={false}
      h={chartHeight}
      data={rows.map(heights)}
      dataKey="key"
      series={[
        { name: 'total', label: words.thisPeriod, type: 'bar', color: 'var(--tz-series-1)' },
        ...(hasBefore
          ? [
              {
                name: 'before',
                label: words.before,
                type: 'line' as const,
                color: 'var(--tz-dim)',
                strokeDasharray: '3 3',
              },
            ]
          : []),
      ]}
      maxBarWidth={barWidthMax}
      withDots={false}
      strokeWidth={1.4}
      curveType="linear"
      gridAxis="x"
      tickLine="none"
      strokeDasharray="4 4"
      gridColor="var(--tz-line)"
      textColor="var(--tz-dim)"
      xAxisProps={{ tickFormatter: (key: unknown) => rowAt(key)?.tick ?? '', minTickGap: 24 }}
      yAxisProps={{ tickFormatter: inThousands, width: 44 }}
      barProps={{ radius: [2, 2, 0, 0], isAnimationActive: false }}
      lineProps={{ isAnimationActive: false, activeDot: false }}
      tooltipProps={{ content: <Tip rows={rows} /> }}
      composedChartProps={{
        ...(onOpen === null ? {} : { className: classes['clickable'] ?? '' }),
        onClick: ({ activeLabel }) => {
          const row = rowAt(activeLabel);
          if (row !== undefined) onOpen?.(row.key);
        },
      }}
    />
  );
}

/** The chart library takes numbers, not bigint. */
const heights = ({ total, before, ...row }: ChartBar) => ({
  ...row,
  total: encoded(figure.money, total),
  before: encoded(figure.money.nullable(), before),
});

interface TipProps {
  readonly rows: readonly ChartBar[];
  /** The key of the bar under the pointer, set by the chart library. */
  readonly label?: unknown;
}

function Tip({ rows, label }: TipProps) {
  const words = usePhrases().dashboard;
  const row = rows.find(({ key }) => key === label);
  if (row === undefined) return null;
  return (
    <div className={classes['tip']}>
      <strong>{row.name}</strong>
      <span>
        {formatAmount(row.total)}
        {row.count === null ? null : ` · ${words.invoices(row.count, formatCount(row.count))}`}
      </span>
      {row.before === null ? null : (
        <span className={classes['tipBefore']}>
          {words.before}: {formatAmount(row.before)}
        </span>
      )}
    </div>
  );
}
