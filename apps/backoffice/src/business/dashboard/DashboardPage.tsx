import { businessLevel, tiranaDay } from '@tezga/domain';
import { Button, EmptyState, ErrorState, LoadingOverlay, PageHeader, usePhrases } from '@tezga/ui';
import { IconFileInvoice, IconLayoutDashboard, IconPlus } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AttentionPanel } from '../alerts/index.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './Dashboard.module.css';
import { DashboardPanels } from './DashboardPanels.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import { OverduePanel } from './OverduePanel.tsx';
import { periodFromSearch, periodToSearch, type Period } from '../../kits/reports/period.ts';
import { PeriodPicker } from '../../kits/reports/PeriodPicker.tsx';
import { ShopPicker } from './ShopPicker.tsx';
import { ShopContext } from './shop-context.ts';
import { dashboardQueries, type SoldInRange, type SoldToday } from './queries.ts';
import { newInvoicePath } from '../../kits/documents/document-paths.ts';

/**
 * The dashboard. It is the start page of every role; a role without access to the figures sees where to go.
 */
export function DashboardPage() {
  const words = usePhrases().dashboard;
  const { role } = useSession();
  if (businessLevel(role, 'dashboard') !== 'none') return <SoldPage />;
  return (
    <div className={classes['page']}>
      <PageHeader title={words.title} />
      <EmptyState
        icon={<IconLayoutDashboard size={17} stroke={1.6} />}
        title={words.closedTitle}
        sentence={words.closedText}
        actions={<NewInvoiceButton />}
      />
    </div>
  );
}

function SoldPage() {
  const words = usePhrases().dashboard;
  const navigate = useNavigate();
  const [day] = useState(() => tiranaDay(new Date()));
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const period = periodFromSearch(search, day);
  const shopId = typeof search['shop'] === 'string' && search['shop'] !== '' ? search['shop'] : null;
  const range = useQuery(dashboardQueries.range(period, shopId));
  const today = useQuery(dashboardQueries.today(shopId));
  const isEmpty = [range.data?.totals, range.data?.before, today.data?.totals].every(
    (totals) => totals?.count === 0,
  );
  const show = (chosen: Period, shop: string | null) =>
    void navigate({ to: '.', search: { ...periodToSearch(chosen), ...(shop === null ? {} : { shop }) } });
  return (
    <div className={classes['page']}>
      <PageHeader
        title={words.title}
        note={writtenDay(day, words.weekdays)}
        actions={
          <>
            <ShopPicker shopId={shopId} onChange={(shop) => show(period, shop)} />
            <PeriodPicker period={period} today={day} onChange={(chosen) => show(chosen, shopId)} />
            <span className={classes['newInvoice']}>{isEmpty ? null : <NewInvoiceButton />}</span>
          </>
        }
      />
      {isEmpty ? (
        <NothingSold />
      ) : (
        <ShopContext value={shopId}>
          <Sold period={period} range={range} today={today} />
        </ShopContext>
      )}
    </div>
  );
}

/** Formats a day as "E shtunë, 14.11.2026". */
function writtenDay(day: string, weekdays: readonly string[]): string {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${day.split('-').toReversed().join('.')}`;
}

/**
 * A period without sales: the first steps if the business has no invoice at all, otherwise an empty state.
 */
function NothingSold() {
  const words = usePhrases().dashboard;
  const { data: steps } = useQuery(dashboardQueries.firstSteps);
  return (
    <>
      {steps?.invoice === false ? (
        <FirstSteps steps={steps} />
      ) : (
        <EmptyState
          icon={<IconFileInvoice size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
          actions={<NewInvoiceButton />}
        />
      )}
      <div className={classes['alone']}>
        <AttentionPanel />
        <OverduePanel />
      </div>
    </>
  );
}

interface SoldProps {
  readonly period: Period;
  readonly range: UseQueryResult<SoldInRange>;
  readonly today: UseQueryResult<SoldToday>;
}

function Sold({ period, range, today }: SoldProps) {
  const words = usePhrases().dashboard;
  const failed = [range, today].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return (
      <ErrorState
        title={words.readFailed}
        sentence={failed.error?.message}
        onRetry={() => void failed.refetch()}
      />
    );
  if (range.data === undefined || today.data === undefined) return <LoadingOverlay within />;
  return (
    <>
      <FigureStrip today={today.data} sold={range.data} period={period} />
      <DashboardPanels sold={range.data} period={period} />
    </>
  );
}

function NewInvoiceButton() {
  const { sales } = usePhrases();
  if (businessLevel(useSession().role, 'receipts') !== 'readWrite') return null;
  return (
    <Button
      renderRoot={(props: object) => <Link {...props} to={newInvoicePath} />}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {sales.newInvoice}
    </Button>
  );
}
