import { managedSalesPerPage } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  DateTime,
  EmptyState,
  Facts,
  formatCount,
  Panel,
  StatusBadge,
  TextInput,
  usePhrases,
} from '@tezga/ui';
import { IconEye, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { PageSteps } from './PageSteps.tsx';
import { businessPageQueries, type SaleRow } from './queries.ts';
import { RowsTable, type RowsColumn } from './RowsTable.tsx';
import { SaleDialog } from './SaleDialog.tsx';

/** The sales of the business, ten on a page; a click opens a sale in a dialog. */
export function SalesSection({ businessId }: { readonly businessId: string }) {
  const phrases = usePhrases();
  const words = phrases.businessPage.sales;
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(businessPageQueries.sales({ businessId, page, search }));
  return (
    <>
      <Sums businessId={businessId} />
      <TextInput
        aria-label={words.search}
        placeholder={words.search}
        type="search"
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          setPage(0);
        }}
      />
      {query.data === undefined ? (
        <SectionState query={query} />
      ) : query.data.sales.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconReceipt size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
          />
        </Panel>
      ) : (
        <Panel title={words.list(query.data.count, formatCount(query.data.count))} padding="none">
          <RowsTable<SaleRow>
            rows={query.data.sales}
            idOf={({ _id }) => _id}
            columns={saleColumns(phrases)}
            action={({ _id, meta }) => ({
              icon: IconEye,
              label: words.open(meta.invoiceNumber),
              onClick: () => setOpenId(_id),
            })}
          />
        </Panel>
      )}
      <PageSteps
        page={page}
        hasNext={query.data !== undefined && (page + 1) * managedSalesPerPage < query.data.count}
        onChange={setPage}
      />
      {openId === null ? null : (
        <SaleDialog businessId={businessId} id={openId} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}

function Sums({ businessId }: { readonly businessId: string }) {
  const { sales: words } = usePhrases().businessPage;
  const query = useQuery(businessPageQueries.sums(businessId));
  if (query.data === undefined) return <SectionState query={query} />;
  const { data } = query;
  return (
    <Panel title={words.sums}>
      <Facts
        facts={(['today', 'month', 'year'] as const).map((period) => ({
          label: words.periods[period],
          value: <Amount value={data[period].totalPrice} />,
          more: [words.count(data[period].count, formatCount(data[period].count))],
        }))}
      />
    </Panel>
  );
}

const saleColumns = ({ sales, businessPage }: Phrases): readonly RowsColumn<SaleRow>[] => [
  { label: sales.number, cell: ({ meta }) => meta.invoiceNumber },
  { label: sales.date, cell: ({ transactionDate }) => <DateTime value={transactionDate} /> },
  { label: sales.customer, cell: ({ meta }) => meta.buyerName },
  { label: sales.total, cell: ({ totalPrice }) => <Amount value={totalPrice} />, isNumber: true },
  { label: businessPage.sales.state, cell: ({ status }) => <StatusBadge state={status} /> },
];
