import { EmptyState, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { newRecordId } from '../../kits/forms/new-record-id.ts';
import { newNote } from './note-form.ts';
import { NoteForm } from './NoteForm.tsx';
import { wtnQueries } from './queries.ts';
import { cashRegisterQueries } from '../cash-register/index.ts';
import { shopsQueries } from '../shops/index.ts';
import { wtnPath } from '../../kits/documents/document-paths.ts';

/** The page of a new accompanying invoice, empty or filled from the invoice or the transfer in the address. */
export function NewNotePage() {
  const { wtn } = usePhrases();
  const { invoice: invoiceId = '', transfer: transferId = '' }: { invoice?: string; transfer?: string } =
    useSearch({ strict: false });
  const goBack = useBackNavigation(wtnPath);
  const tills = useQuery(cashRegisterQueries.tills);
  const shops = useQuery(shopsQueries.list);
  const prefill = useQuery(wtnQueries.fromInvoice(invoiceId));
  const transferPrefill = useQuery(wtnQueries.fromTransfer(transferId));
  const [beginning] = useState(() => ({ noteId: newRecordId(), now: new Date() }));
  const failed = [tills, shops, prefill, transferPrefill].find(
    ({ data, error }) => data === undefined && error !== null,
  );
  if (failed !== undefined) {
    return (
      <ErrorState
        title={transferId === '' ? wtn.form.invoiceFailed : wtn.form.transferFailed}
        sentence={failed.error?.message}
        onRetry={() => void failed.refetch()}
        onBack={goBack}
      />
    );
  }
  if (tills.data === undefined || shops.data === undefined) return <LoadingOverlay within />;
  if (invoiceId !== '' && prefill.data === undefined) return <LoadingOverlay within />;
  if (transferId !== '' && transferPrefill.data === undefined) return <LoadingOverlay within />;
  const [first] = tills.data;
  if (first === undefined) {
    return (
      <EmptyState
        icon={<IconTruckDelivery size={17} stroke={1.6} />}
        title={wtn.form.noTillTitle}
        sentence={wtn.form.noTillText}
      />
    );
  }
  const invoice = prefill.data ?? null;
  const transfer = transferPrefill.data ?? null;
  const shop = shops.data.find(({ _id }) => _id === first.shopId);
  const start = newNote({ ...beginning, tillId: first._id, shop, invoice, transfer });
  return <NoteForm key={invoiceId + transferId} tills={tills.data} {...{ start, invoice, transfer }} />;
}
