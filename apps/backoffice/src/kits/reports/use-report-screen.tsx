import { contract, printedRowsMax } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { Comparison, Panel, Spinner, useLanguage, usePhrases } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { useListScreen, type ListScreen } from '../lists/use-list-screen.tsx';
import { changeOf } from './change-of.ts';
import { readableRange, type Period } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import classes from './Reports.module.css';
import { periodFilterId, periodOf, withReportPeriod } from './report-state.ts';
import type { ChartBar, ChartMeasure } from './SalesChart.tsx';

// Lazy-loaded, because the chart library is large and the figures of the page do not need it.
const SalesChart = lazy(async () => ({ default: (await import('./SalesChart.tsx')).SalesChart }));

const fileOfBase64 = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], {
    type: 'application/pdf',
  });

/** A key figure of a report. */
export interface ReportFigure {
  readonly label: string;
  readonly unit?: string;
  readonly value: string;
  /** One sentence on the meaning of the figure. */
  readonly rule: string;
  /** The figure in this period and in the previous period; null if they cannot be compared. */
  readonly compared?: { readonly now: bigint; readonly before: bigint } | null;
  /** The page with the documents that the figure counts. */
  readonly href?: string | undefined;
}

type FromList =
  | 'name'
  | 'state'
  | 'onStateChange'
  | 'idOf'
  | 'query'
  | 'fetchPage'
  | 'columns'
  | 'filters'
  | 'defaults'
  | 'breadcrumb'
  | 'actions'
  | 'exportNote';

/** The declaration of a report: its rows as a list, and above the list figures and a chart of these rows. */
export interface ReportScreen<Row> extends Pick<ListScreen<Row>, FromList> {
  readonly title: string;
  readonly icon: Icon;
  readonly words: { readonly count: ListScreen<Row>['words']['count']; readonly searchHint?: string };
  /** The days of the previous period, named in the comparisons of the figures; null if there is no comparison. */
  readonly before: Pick<Period, 'from' | 'to'> | null;
  readonly figures: readonly ReportFigure[];
  /** Notes beside the figures. */
  readonly notes: readonly string[];
  /** The bars of the chart: undefined while the data load, null if the role may not see the values of the report. */
  readonly bars: readonly ChartBar[] | undefined | null;
  /** What the bars measure; amounts by default. */
  readonly measure?: ChartMeasure;
  readonly chartTitle: string;
  readonly chartNote: string;
  /** The page with the documents that a row counts; null if the role may not open it. */
  readonly hrefOf: ((key: string) => string | null) | null;
  readonly keyOf: (row: Row) => string;
  /** A choice above the figures, such as the grouping of the rows. */
  readonly choice?: ReactNode;
  /** Filters that define the report, which clearing does not remove. */
  readonly ownFilters?: readonly string[];
}

/** Renders a report: its period, figures, chart and rows, with filters, saved views and export. */
export function useReportScreen<Row>(report: ReportScreen<Row>): ReactElement {
  const {
    title,
    icon,
    words,
    before,
    figures,
    notes,
    bars,
    measure = 'money',
    chartTitle,
    chartNote,
    hrefOf,
    keyOf,
    choice,
    ownFilters = [],
    ...list
  } = report;
  const { reports } = usePhrases();
  const { language } = useLanguage();
  const [today] = useState(() => tiranaDay(new Date()));
  const period = periodOf(list.state, today);
  const router = useRouter();
  const open = (key: string) => {
    const href = hrefOf?.(key);
    if (href !== null && href !== undefined) router.history.push(href);
  };
  return useListScreen<Row>({
    ...list,
    breadcrumb: list.breadcrumb ?? [reports.group],
    fixedFilters: Object.fromEntries(
      [periodFilterId, ...ownFilters].flatMap((id) => {
        const values = list.state.filters[id];
        return values === undefined ? [] : [[id, values]];
      }),
    ),
    words: { title, ...words, emptyTitle: reports.emptyTitle, emptyText: reports.emptyText },
    icon,
    hasCount: false,
    exportName: `${title} ${readableRange(period)}`,
    pdf: {
      rowsMax: printedRowsMax,
      draw: async ({ columns, rows }) => {
        const rules = figures.map(
          ({ label, value, unit = '', rule }) => `${label}: ${value} ${unit} · ${rule}`,
        );
        const { pdf } = await call(contract.reports.pdf, {
          title,
          notes: [readableRange(period), ...rules, ...notes],
          columns: [...columns],
          rows: rows.map((cells) => [...cells]),
          language,
        });
        return fileOfBase64(pdf);
      },
    },
    open: hrefOf === null ? undefined : (row) => hrefOf(keyOf(row)) ?? '',
    summary: (
      <>
        <div className={classes['toolbar']}>
          {choice}
          <span className={classes['period']}>
            <PeriodPicker
              period={period}
              today={today}
              onChange={(chosen) =>
                list.onStateChange(withReportPeriod(list.state, chosen), { replace: false })
              }
            />
          </span>
        </div>
        <Figures figures={figures} before={before} />
        {bars === null ? null : (
          <Panel title={chartTitle} note={chartNote}>
            <div className={classes['chart']}>
              {bars === undefined ? (
                <Drawing />
              ) : (
                <Suspense fallback={<Drawing />}>
                  <SalesChart rows={bars} measure={measure} onOpen={hrefOf === null ? null : open} />
                </Suspense>
              )}
            </div>
            {notes.length === 0 ? null : (
              <ul className={classes['notes']}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </Panel>
        )}
      </>
    ),
  });
}

interface FiguresProps {
  readonly figures: readonly ReportFigure[];
  readonly before: Pick<Period, 'from' | 'to'> | null;
}

/** The figures of the period, each with its explanation and its change from the previous period. */
function Figures({ figures, before }: FiguresProps) {
  const { dashboard: words, reports } = usePhrases();
  return (
    <section className={classes['figures']} aria-label={reports.figures}>
      {figures.map(({ label, unit, value, rule, compared = null, href }) => {
        const change = compared === null ? null : changeOf(compared.now, compared.before);
        return (
          <div key={label} className={classes['figure']}>
            <div className={classes['figureName']}>
              {label} {unit === undefined ? null : <span>{unit}</span>}
            </div>
            {href === undefined ? (
              <span className={classes['figureValue']}>{value}</span>
            ) : (
              <Link to={href} className={classes['figureValue']} title={reports.openDocuments}>
                {value}
              </Link>
            )}
            {change === null || before === null ? null : (
              <div className={classes['figureBeside']}>
                <Comparison change={change} against={words.against(readableRange(before))} />
              </div>
            )}
            <div className={classes['figureBeside']}>{rule}</div>
          </div>
        );
      })}
    </section>
  );
}

function Drawing() {
  const { ui } = usePhrases();
  return (
    <p className={classes['drawing']}>
      <Spinner /> {ui.loading}
    </p>
  );
}
