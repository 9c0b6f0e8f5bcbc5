import { encoded, figure } from '@tezga/contract';
import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import { asMoney, asQuantity, type Money, type Quantity } from '@tezga/domain';
import { formatAmount, formatCount, formatQuantity, usePhrases } from '@tezga/ui';
import { inThousands } from './change-of.ts';
import classes from './Reports.module.css';

/** A bar of the chart: its labels and its height. */
export interface ChartBar {
  readonly key: string;
  readonly tick: string;
  readonly name: string;
  readonly total: Money | Quantity;
  /** Null if the chart does not count documents. */
  readonly count: number | null;
  /** The total of the corresponding bar of the previous period; null if it is unknown. */
  readonly before: Money | Quantity | null;
}

/** What the bars measure; quantities have other decimals than amounts. */
export type ChartMeasure = 'money' | 'quantity';

interface SalesChartProps {
  readonly rows: readonly ChartBar[];
  readonly measure?: ChartMeasure;
  /** Called with the key of the bar; null if the role may not open the documents. */
  readonly onOpen: ((key: string) => void) | null;
}

const barWidthMax = 14;
const chartHeight = 216;

/**
 * Bars, with the previous period as a dashed line; the table has the same values for users who cannot see the chart.
 */
export function SalesChart({ rows, measure = 'money', onOpen }: SalesChartProps) {
  const words = usePhrases().dashboard;
  const hasBefore = rows.some(({ before }) => before !== null);
  const rowAt = (label: unknown) => rows.find(({ key }) => key === label);
  return (
    <CompositeChart
      aria-hidden
      accessibilityLayer={false}
      h={chartHeight}
      data={rows.map((row) => heights(row, measure))}
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
      tooltipProps={{ content: <Tip rows={rows} measure={measure} /> }}
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

/**
 * For each measure: `height` converts a value to a number, because the chart library takes no bigint, and `write`
 * formats the value.
 */
const measures = {
  money: {
    height: (of: bigint) => encoded(figure.money, asMoney(of)),
    write: (of: bigint) => formatAmount(asMoney(of)),
  },
  quantity: {
    height: (of: bigint) => encoded(figure.quantity, asQuantity(of)),
    write: (of: bigint) => formatQuantity(asQuantity(of)),
  },
};

function heights({ total, before, ...row }: ChartBar, measure: ChartMeasure) {
  const { height } = measures[measure];
  return { ...row, total: height(total), before: before === null ? null : height(before) };
}

interface TipProps {
  readonly rows: readonly ChartBar[];
  readonly measure: ChartMeasure;
  /** The key of the bar under the pointer, set by the chart library. */
  readonly label?: unknown;
}

function Tip({ rows, measure, label }: TipProps) {
  const words = usePhrases().dashboard;
  const row = rows.find(({ key }) => key === label);
  if (row === undefined) return null;
  const { write } = measures[measure];
  return (
    <div className={classes['tip']}>
      <strong>{row.name}</strong>
      <span>
        {write(row.total)}
        {row.count === null ? null : ` · ${words.invoices(row.count, formatCount(row.count))}`}
      </span>
      {row.before === null ? null : (
        <span className={classes['tipBefore']}>
          {words.before}: {write(row.before)}
        </span>
      )}
    </div>
  );
}
