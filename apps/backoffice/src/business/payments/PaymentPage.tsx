import { tiranaDay } from '@tezga/domain';
import { Button, EmptyState, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { subjectsPath } from '../../kits/documents/document-paths.ts';
import { newRecordId } from '../../kits/forms/new-record-id.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { newPayment } from './payment-form.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentsQueries, type SubjectOf } from './queries.ts';

interface PaymentSearch {
  readonly type?: string;
  readonly subject?: string;
  readonly kind?: string;
  readonly document?: string;
}

/** The page of a new payment or refund of the subject that the address names. */
export function PaymentPage() {
  const { form: words } = usePhrases().payments;
  const search: PaymentSearch = useSearch({ strict: false });
  const of: SubjectOf = {
    type: search.type === 'supplier' ? 'supplier' : 'customer',
    subjectId: search.subject ?? '',
  };
  const goBack = useBackNavigation(subjectsPath);
  const { data, error, refetch } = useQuery(paymentsQueries.toPay(of));
  const [paymentId] = useState(newRecordId);
  const [today] = useState(() => tiranaDay(new Date()));
  if (of.subjectId === '') return <NoSubject />;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={words.readFailed}
        sentence={error.message}
        onRetry={() => void refetch()}
        onBack={goBack}
      />
    );
  }
  if (data === undefined) return <LoadingOverlay within />;
  const kind = search.kind === 'refund' ? 'refund' : 'payment';
  const document = data.documents.find(({ _id }) => _id === search.document);
  const start = newPayment({ ...of, paymentId, today, document });
  return <PaymentForm key={`${kind} ${of.type} ${of.subjectId}`} kind={kind} open={data} start={start} />;
}

function NoSubject() {
  const { form: words, list } = usePhrases().payments;
  return (
    <EmptyState
      icon={<IconScale size={17} stroke={1.6} />}
      title={words.whoTitle}
      sentence={words.whoText}
      actions={
        <Button renderRoot={(props: object) => <Link {...props} to={subjectsPath} />}>{list.title}</Button>
      }
    />
  );
}
