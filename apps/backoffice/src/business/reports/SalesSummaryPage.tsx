import { contract } from '@tezga/contract';
import { summaryGroupings, tiranaDay, type SummaryGrouping } from '@tezga/domain';
import { Select, usePhrases, withFilter, type TableState } from '@tezga/ui';
import { IconChartHistogram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { periodOf } from '../../kits/reports/report-state.ts';
import { call } from '../../session/call.ts';
import { summaryChartQuery } from './queries.ts';
import { groupingOf, soldRequest, type SoldRequest, type SummaryRequest } from './sold-request.ts';
import { useSoldReport } from './use-sold-report.tsx';

const defaults = sortedBy('key');

const read = (request: SummaryRequest, options: { readonly signal: AbortSignal }) =>
  call(contract.reports.salesSummary, request, options);

/** The sales of a period by time, place or method of payment. */
export function SalesSummaryPage() {
  const { reports: words } = usePhrases();
  const list = useListState(defaults);
  const grouping = groupingOf(list.state);
  const [today] = useState(() => tiranaDay(new Date()));
  const requestOf = (request: SoldRequest): SummaryRequest => ({ ...request, by: grouping });
  const chart = useQuery(summaryChartQuery(requestOf(soldRequest(list.state, periodOf(list.state, today)))));
  return useSoldReport<SummaryRequest>({
    name: 'sales-summary',
    title: words.titles.summary,
    icon: IconChartHistogram,
    grouping,
    list,
    defaults,
    read,
    requestOf,
    bars: chart.data?.rows,
    hasOwnBars: true,
    ownFilters: ['by'],
    choice: (
      <GroupingChoice
        grouping={grouping}
        onChange={(chosen) => list.onStateChange(groupedBy(list.state, chosen), { replace: false })}
      />
    ),
  });
}

/** Changes the grouping; drops the category filter if the grouping is by payment, which has no categories. */
function groupedBy(state: TableState, grouping: SummaryGrouping): TableState {
  const isNatural = grouping !== 'shop' && grouping !== 'till' && grouping !== 'method';
  const sorted: TableState = {
    ...state,
    sort: isNatural ? defaults.sort : { column: 'total', direction: 'desc' },
  };
  const grouped = withFilter(sorted, 'by', grouping === 'day' ? [] : [grouping]);
  return grouping === 'method' ? withFilter(grouped, 'category', []) : grouped;
}

interface GroupingChoiceProps {
  readonly grouping: SummaryGrouping;
  readonly onChange: (grouping: SummaryGrouping) => void;
}

function GroupingChoice({ grouping, onChange }: GroupingChoiceProps) {
  const { reports: words } = usePhrases();
  return (
    <Select
      aria-label={words.by}
      data={summaryGroupings.map((value) => ({
        value,
        label: `${words.by}: ${words.groupings[value]}`,
      }))}
      value={grouping}
      allowDeselect={false}
      onChange={(value) => {
        const chosen = summaryGroupings.find((each) => each === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
