import { baseCurrency, debtAges } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  codeColumn,
  codeFilter,
  type Column,
  countColumn,
  formatAmount,
  nameColumn,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subjectPath } from '../../kits/documents/document-paths.ts';
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
    open: subjectPath,
  });
}

const foreignBalances = ({ balances }: SubjectRow) =>
  balances
    .filter(({ currency, balanceMon }) => currency !== baseCurrency && balanceMon !== 0n)
    .map(({ currency, balanceMon }) => `${formatAmount(balanceMon)} ${currency}`)
    .join(' · ');

function subjectColumns({ list: words, ages }: Phrases['payments']): Column<SubjectRow>[] {
  return [
    nameColumn('name', words.name, 190, ({ name }) => name, { minWidth: 120 }),
    codeColumn('idNumber', words.idNumber, 110, ({ idNumber }) => idNumber, { card: 'detail' }),
    textColumn('phone', words.phone, 130, ({ phone }) => phone, { hiddenByDefault: true }),
    amountColumn('balance', words.balance, 125, ({ balance }) => balance, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
    textColumn('currencies', words.currencies, 120, foreignBalances, { minWidth: 90, card: 'badge' }),
    ...debtAges.map((age) =>
      amountColumn<SubjectRow>(age, ages[age], 100, (row) => row.ages[age], { emphasis: 'normal' }),
    ),
    amountColumn('credit', words.credit, 100, ({ credit }) => credit, { emphasis: 'quiet' }),
    countColumn('openCount', words.openCount, 76, ({ openCount }) => openCount),
  ];
}
