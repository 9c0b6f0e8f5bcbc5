import { baseCurrency, debtAges, noMoney, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountColumn,
  Button,
  codeColumn,
  codeFilter,
  type Column,
  countColumn,
  formatAmount,
  nameColumn,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconCalendarDue, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { overduePath, subjectPath } from '../../kits/documents/document-paths.ts';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { paymentsQueries, subjectsPage, type SubjectRow } from './queries.ts';
import { subjectsRequest } from './subjects-request.ts';

const byBalance = sortedBy('balance', 'desc');

/** The debts of customers and the debts to suppliers; a row opens the card. */
export function SubjectsPage() {
  const { payments } = usePhrases();
  const words = payments.list;
  const list = useListState(byBalance);
  const request = subjectsRequest(list.state);
  return useListScreen<SubjectRow>({
    ...list,
    name: 'subjects',
    defaults: byBalance,
    words,
    icon: IconScale,
    idOf: ({ subjectId }) => subjectId,
    query: useQuery(paymentsQueries.subjects(request)),
    fetchPage: (page, perPage, signal) => subjectsPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => subjectColumns(payments), [payments]),
    filters: [
      codeFilter('type', words.side, ['supplier'], words.sides),
      codeFilter('open', words.state, ['open'], words),
    ],
    allLabel: words.sides.customer,
    views: [{ id: 'supplier', label: words.sides.supplier, filters: { type: ['supplier'] } }],
    actions: <OverdueLink label={payments.overdue.title} />,
    open: subjectPath,
  });
}

function OverdueLink({ label }: { readonly label: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props: object) => <Link {...props} to={overduePath} />}
      leftSection={<IconCalendarDue size={15} stroke={1.8} aria-hidden />}
    >
      {label}
    </Button>
  );
}

const foreignBalances = ({ balances }: SubjectRow) =>
  balances
    .filter(({ currency, balanceMon }) => currency !== baseCurrency && balanceMon !== 0n)
    .map(({ currency, balanceMon }) => `${formatAmount(balanceMon)} ${currency}`)
    .join(' · ');

/**
 * A column with a part of the balance. The amounts have no currency, because the header of the balance names it; zero
 * is shown as a dash.
 */
function partColumn(
  id: string,
  header: string,
  width: number,
  of: (row: SubjectRow) => Money,
): Column<SubjectRow> {
  const cell = (row: SubjectRow) => <Amount value={of(row) === noMoney ? null : of(row)} />;
  return { id, header, width, align: 'right', cell, text: of };
}

/** The age columns with long headers, which need more width. */
const wideAges: ReadonlySet<string> = new Set(['notDue', 'over90']);

function subjectColumns({ list: words, ages }: Phrases['payments']): Column<SubjectRow>[] {
  return [
    nameColumn('name', words.name, 260, ({ name }) => name, { minWidth: 172 }),
    codeColumn('idNumber', words.idNumber, 110, ({ idNumber }) => idNumber, {
      card: 'detail',
      hiddenByDefault: true,
    }),
    textColumn('phone', words.phone, 130, ({ phone }) => phone, { hiddenByDefault: true }),
    amountColumn('balance', words.balance, 118, ({ balance }) => balance, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
    textColumn('currencies', words.currencies, 120, foreignBalances, {
      minWidth: 88,
      card: 'badge',
      cardCell: (row) => foreignBalances(row) || null,
    }),
    ...debtAges.map((age) =>
      partColumn(age, ages[age], wideAges.has(age) ? 104 : 90, (row) => row.ages[age]),
    ),
    partColumn('credit', words.credit, 96, ({ credit }) => credit),
    countColumn('openCount', words.openCount, 84, ({ openCount }) => openCount),
  ];
}
