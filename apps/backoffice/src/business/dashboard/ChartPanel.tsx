import { Anchor, formatAmount, formatCount, Panel, Spinner, usePhrases } from '@tezga/ui';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ChartRow } from './chart-rows.ts';
import classes from './Dashboard.module.css';
import { ReceiptsLink, useMayOpenReceipts, useReceiptsSearch } from './ReceiptsLink.tsx';
import { receiptsPath } from '../../kits/documents/document-paths.ts';

// Lazy-loaded, because the chart library is large and the figures of the page do not need it.
const SalesChart = lazy(async () => ({
  default: (await import('../../kits/reports/SalesChart.tsx')).SalesChart,
}));

interface ChartPanelProps {
  readonly title: string;
  /** The header of the first column: day, month or hour. */
  readonly unit: string;
  readonly rows: readonly ChartRow[];
  readonly hasLegend?: boolean;
}

/** A chart that can be switched to a table. */
export function ChartPanel({ title, unit, rows, hasLegend = false }: ChartPanelProps) {
  const words = usePhrases().dashboard;
  const [isTable, setTable] = useState(false);
  const navigate = useNavigate();
  const mayOpen = useMayOpenReceipts();
  const searchFor = useReceiptsSearch();
  const open = (key: string) => {
    const row = rows.find((each) => each.key === key);
    if (row !== undefined) void navigate({ to: receiptsPath, search: searchFor(row.counted) });
  };
  return (
    <Panel
      title={title}
      note={words.inAll}
      aside={
        <span className={classes['chartAside']}>
          {hasLegend ? <Legend /> : null}
          <Anchor component="button" type="button" size="xs" onClick={() => setTable(!isTable)}>
            {isTable ? words.asChart : words.asTable}
          </Anchor>
        </span>
      }
    >
      {isTable ? (
        <ChartTable title={title} unit={unit} rows={rows} />
      ) : (
        <div className={classes['chart']}>
          <Suspense fallback={<Drawing />}>
            <SalesChart rows={rows} onOpen={mayOpen ? open : null} />
          </Suspense>
        </div>
      )}
    </Panel>
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

function Legend() {
  const words = usePhrases().dashboard;
  return (
    <span className={classes['legend']} aria-hidden>
      <span data-series="now">{words.thisPeriod}</span>
      <span data-series="before">{words.before}</span>
    </span>
  );
}

function ChartTable({ title, unit, rows }: Pick<ChartPanelProps, 'title' | 'unit' | 'rows'>) {
  const words = usePhrases().dashboard;
  return (
    <div className={classes['tableHolder']}>
      <table className={classes['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.turnover}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, total, counted }) => (
            <tr key={key}>
              <th scope="row">
                <ReceiptsLink counted={counted} label={words.seeInvoicesOf(name)}>
                  {name}
                </ReceiptsLink>
              </th>
              <td>{formatCount(count)}</td>
              <td>{formatAmount(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
