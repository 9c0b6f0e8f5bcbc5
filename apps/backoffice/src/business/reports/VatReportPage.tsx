import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { IconReceiptTax } from '@tabler/icons-react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import type { ReadSold } from './queries.ts';
import type { SoldRequest } from './sold-request.ts';
import { useSoldReport } from './use-sold-report.tsx';

const defaults = sortedBy('total', 'desc');

const read: ReadSold<SoldRequest> = (request, options) => call(contract.reports.vat, request, options);

/** The sales of a period by rate of VAT and by reason for no VAT. */
export function VatReportPage() {
  const { reports: words } = usePhrases();
  return useSoldReport({
    name: 'vat-report',
    title: words.titles.vat,
    icon: IconReceiptTax,
    grouping: 'vat',
    list: useListState(defaults),
    defaults,
    read,
    requestOf: (request) => request,
  });
}
