import { baseCurrency } from '@tezga/domain';
import { Comparison, formatCount, formatScaled, MISSING, usePhrases } from '@tezga/ui';
import { basketOf, changeOf } from '../../kits/reports/change-of.ts';
import classes from './Dashboard.module.css';
import { readableRange, type DayRange, type Period } from '../../kits/reports/period.ts';
import type { SoldInRange, SoldToday } from './queries.ts';
import { ReceiptsLink } from './ReceiptsLink.tsx';
import { Sparkline } from './Sparkline.tsx';

type Totals = SoldInRange['totals'];
type Day = SoldInRange['byDay'][number];

interface Figure {
  readonly name: 'turnover' | 'withoutVat' | 'count' | 'basket' | 'vat';
  readonly isMoney: boolean;
  readonly of: (totals: Totals) => bigint | null;
  readonly written: (value: bigint) => string;
  readonly ofDay: (day: Day) => bigint;
}

const money = (value: bigint) => formatScaled(value, 2);

const figures: readonly Figure[] = [
  {
    name: 'turnover',
    isMoney: true,
    of: ({ totalPrice }) => totalPrice,
    written: money,
    ofDay: ({ totalPrice }) => totalPrice,
  },
  {
    name: 'count',
    isMoney: false,
    of: ({ count }) => BigInt(count),
    written: formatCount,
    ofDay: ({ count }) => BigInt(count),
  },
  { name: 'basket', isMoney: true, of: basketOf, written: money, ofDay: (day) => basketOf(day) ?? 0n },
  {
    name: 'vat',
    isMoney: true,
    of: ({ totalVATAmount }) => totalVATAmount,
    written: money,
    ofDay: ({ totalVATAmount }) => totalVATAmount,
  },
  {
    name: 'withoutVat',
    isMoney: true,
    of: ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT,
    written: money,
    ofDay: ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT,
  },
];

interface FigureStripProps {
  readonly today: SoldToday;
  readonly sold: SoldInRange;
  readonly period: Period;
}

/** The figures of today in large type, below them the period, each compared with the period before. */
export function FigureStrip({ today, sold, period }: FigureStripProps) {
  const words = usePhrases().dashboard;
  return (
    <section className={classes['strip']} aria-label={words.figures}>
      {figures.map((figure) => (
        <FigureCard key={figure.name} figure={figure} today={today} sold={sold} period={period} />
      ))}
    </section>
  );
}

function FigureCard({ figure, today, sold, period }: FigureStripProps & { readonly figure: Figure }) {
  const words = usePhrases().dashboard;
  const { ofDay } = figure;
  const isWholeDay = today.upToHour === 23;
  const until = `${String(today.upToHour + 1).padStart(2, '0')}:00`;
  const earlier = readableRange(today.before).slice(0, 5);
  const days = { from: today.day, to: today.day };
  const name = period.preset === null ? readableRange(period) : words.presets[period.preset];
  return (
    <div className={classes['figure']}>
      <div className={classes['figureName']}>
        {words.ofToday(words[figure.name])} {figure.isMoney ? <span>{baseCurrency}</span> : null}
      </div>
      <div className={classes['figureNow']}>
        <Value figure={figure} totals={today.totals} days={days} className={classes['large']} />
        <Sparkline values={sold.byDay.map((day) => Number(ofDay(day)))} />
      </div>
      <Change
        figure={figure}
        now={today.totals}
        before={today.before}
        against={isWholeDay ? words.against(earlier) : words.againstUntil(earlier, until)}
        nothing={words.nothingOn(earlier)}
      />
      <div className={classes['figurePeriod']}>
        <span>{name}</span>
        <Value figure={figure} totals={sold.totals} days={period} />
        {sold.isBeforeWhole ? <Change figure={figure} now={sold.totals} before={sold.before} /> : null}
      </div>
    </div>
  );
}

interface ValueProps {
  readonly figure: Figure;
  readonly totals: Totals;
  readonly days: DayRange;
  readonly className?: string | undefined;
}

function Value({ figure, totals, days: { from, to }, className }: ValueProps) {
  const words = usePhrases().dashboard;
  const value = figure.of(totals);
  const text = value === null ? MISSING : figure.written(value);
  const what = `${words[figure.name]}, ${readableRange({ from, to })}: ${text}`;
  return (
    <ReceiptsLink counted={{ days: { from, to } }} className={className} label={words.seeInvoicesOf(what)}>
      {text}
    </ReceiptsLink>
  );
}

interface ChangeProps {
  readonly figure: Figure;
  readonly now: Totals;
  readonly before: Totals;
  readonly against?: string;
  /** Shown instead of a comparison if the period before has no figures. */
  readonly nothing?: string;
}

function Change({ figure, now, before, against, nothing = '' }: ChangeProps) {
  const change = changeOf(figure.of(now) ?? 0n, figure.of(before) ?? 0n);
  if (change === null) return <span className={classes['nothing']}>{nothing}</span>;
  return <Comparison change={change} {...(against === undefined ? {} : { against })} />;
}
