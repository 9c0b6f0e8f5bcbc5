import { contract, type OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { Amount, Button, DateTime, EmptyState, Panel, StatusBadge, toast, usePhrases } from '@tezga/ui';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { call } from '../../session/call.ts';
import { businessPageQueries, type WaitingRow } from './queries.ts';
import { RowsTable, type RowsColumn } from './RowsTable.tsx';
import { useMayManage } from './use-may-manage.ts';

/** The invoices that the tax authority has not accepted yet; an admin sends them again. */
export function WaitingSection({ businessId }: { readonly businessId: string }) {
  const phrases = usePhrases();
  const { deadlines, businessPage } = phrases;
  const words = businessPage.waiting;
  const query = useQuery(businessPageQueries.waiting(businessId));
  const mayChange = useMayManage();
  const resend = useResend(businessId);
  if (query.data === undefined) return <SectionState query={query} />;
  const { invoices, count } = query.data;
  if (invoices.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<IconSend size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      </Panel>
    );
  }
  const all = (
    <Button
      variant="default"
      loading={resend.isPending}
      onClick={() => resend.mutate(invoices.map(({ _id }) => _id))}
    >
      {deadlines.resend.all}
    </Button>
  );
  return (
    <Panel title={words.list(count)} padding="none" aside={mayChange ? all : null}>
      <RowsTable<WaitingRow>
        rows={invoices}
        idOf={({ _id }) => _id}
        columns={waitingColumns(phrases)}
        action={
          mayChange
            ? ({ _id, meta }) => ({
                icon: IconRefresh,
                label: words.resendOne(meta.invoiceNumber),
                isBusy: resend.isPending && resend.variables.includes(_id),
                onClick: () => resend.mutate([_id]),
              })
            : undefined
        }
      />
    </Panel>
  );
}

function StateOfInvoice({ row: { status, faultText, attempts } }: { readonly row: WaitingRow }) {
  const { waiting: words } = usePhrases().businessPage;
  return (
    <>
      <StatusBadge state={status} /> {faultText ?? words.attempts(attempts)}
    </>
  );
}

const resendsAtOnce = 500;

type Outcome = OutputOf<typeof contract.sales.resendForBusiness>['results'][number]['outcome'];
const notQueued = ['fiscalized', 'retracted', 'not-found'] as const satisfies readonly Outcome[];

function useResend(businessId: string) {
  const { businessPage, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      call(contract.sales.resendForBusiness, { businessId, ids: ids.slice(0, resendsAtOnce) }),
    onSuccess: ({ results }) => {
      const countOf = (wanted: Outcome) => results.filter(({ outcome }) => outcome === wanted).length;
      const queued = countOf('queued');
      if (queued > 0) toast.success(businessPage.waiting.resent(queued));
      const others = notQueued.map((outcome) => ({ outcome, count: countOf(outcome) }));
      const texts = others
        .filter(({ count }) => count > 0)
        .map(({ outcome, count }) => businessPage.waiting.notResent[outcome](count));
      if (texts.length > 0) toast.warning({ title: businessPage.waiting.notSent, text: texts.join(' ') });
      void queries.invalidateQueries(businessPageQueries.waiting(businessId));
    },
    onError: (error) => showFailure(fallbacks['data-change'], error),
  });
}

const waitingColumns = ({ sales, businessPage }: Phrases): readonly RowsColumn<WaitingRow>[] => [
  { label: sales.number, cell: ({ meta }) => meta.invoiceNumber },
  { label: sales.date, cell: ({ transactionDate }) => <DateTime value={transactionDate} /> },
  { label: sales.total, cell: ({ totalPrice }) => <Amount value={totalPrice} />, isNumber: true },
  {
    label: businessPage.waiting.deadline,
    cell: ({ deadline }) => (deadline === null ? '' : <DateTime value={deadline} />),
  },
  { label: businessPage.waiting.state, cell: (row) => <StateOfInvoice row={row} /> },
];
