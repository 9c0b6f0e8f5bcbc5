import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { EmptyState, ErrorState, LoadingOverlay, PageHeader, SegmentedControl, usePhrases } from '@tezga/ui';
import { IconCreditCard } from '@tabler/icons-react';
import { DraftSheet } from './DraftSheet.tsx';
import classes from './DraftPayments.module.css';
import { draftPaymentsPath, type DraftStatus } from './paths.ts';
import { onlinePaymentsQueries } from './queries.ts';
import { useFinishPayment } from './use-payment.ts';

/** The payments of the business to the platform: unpaid and paid drafts. */
export function DraftPaymentsPage() {
  const { onlinePayments: words } = usePhrases();
  const { status: asked } = useParams({ strict: false }) as { readonly status?: string };
  const status: DraftStatus = asked === 'paid' ? 'paid' : 'unpaid';
  const router = useRouter();
  return (
    <div className={classes['page']}>
      <PageHeader
        title={words.title}
        tabs={
          <SegmentedControl
            aria-label={words.title}
            value={status}
            data={[
              { value: 'unpaid', label: words.unpaid },
              { value: 'paid', label: words.paid },
            ]}
            onChange={(next) => void router.navigate({ to: draftPaymentsPath(next) })}
          />
        }
      />
      <Drafts status={status} />
    </div>
  );
}

function Drafts({ status }: { readonly status: DraftStatus }) {
  const { onlinePayments: words } = usePhrases();
  const { data, error, refetch } = useQuery(onlinePaymentsQueries.all);
  // A notification may have completed the payment before the payer returns; the newest draft is then paid already.
  const finishing = useFinishPayment(data?.find(({ payed }) => !payed) ?? data?.[0]);
  if (error !== null && data === undefined)
    return <ErrorState title={words.readFailed} sentence={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingOverlay within />;
  const shown = data.filter(({ payed }) => payed === (status === 'paid'));
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconCreditCard size={17} stroke={1.6} />}
        title={status === 'paid' ? words.nonePaid : words.nothingDue}
        sentence={status === 'paid' ? words.nonePaidText : words.nothingDueText}
      />
    );
  return shown.map((draft) => <DraftSheet key={draft._id} draft={draft} finishing={finishing} />);
}
