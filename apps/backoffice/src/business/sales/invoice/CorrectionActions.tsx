import { contract } from '@tezga/contract';
import { Button, toast, Tooltip, useDialogs, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconFileOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { correctableQuery } from '../correction/use-correction.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import type { InvoicePartProps } from './invoice-part.ts';
import { salesKey } from '../../fiscal/index.ts';
import { correctionPath, invoicePath } from '../../../kits/documents/document-paths.ts';

/**
 * Opens the correction, if a part of the invoice can still be corrected. Disabled with the reason while the invoice has
 * no NIVF, because the correction cannot be submitted before the invoice is accepted.
 */
export function CorrectAction({ invoice }: InvoicePartProps) {
  const { correction: words } = usePhrases();
  const navigate = useNavigate();
  const isAccepted = invoice.status === 'fiscalized';
  const { data } = useQuery(correctableQuery(invoice._id));
  const reasonId = useId();
  const isHindered = data === undefined || (data.hindrance !== null && data.hindrance !== 'invoice-refused');
  if (invoice.isRetracted || isHindered) return null;
  const reason = invoice.status === 'error' ? words.notWhileRefused : words.notWhilePending;
  const button = (
    <Button
      variant="default"
      {...(isAccepted ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId })}
      leftSection={<IconFileOff size={15} stroke={1.8} aria-hidden />}
      onClick={() => {
        if (isAccepted) void navigate({ to: correctionPath(invoice) });
      }}
    >
      {words.action}
    </Button>
  );
  if (isAccepted) return button;
  return (
    <>
      <Tooltip label={reason}>{button}</Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}

/** Issues a bad-debt invoice; shown only after the debt is overdue. */
export function GiveUpDebtAction({ invoice }: InvoicePartProps) {
  const { correction: words } = usePhrases();
  const { data } = useQuery(correctableQuery(invoice._id));
  const giveUp = useGivingUp(invoice._id);
  if (data?.canGiveUp !== true) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={giveUp.isPending}
      onClick={() => void giveUp.confirmAndRun()}
    >
      {words.giveUp}
    </Button>
  );
}

/** The idempotency key is created once, so a repeated request has one effect. */
function useGivingUp(invoiceId: string) {
  const { correction: words } = usePhrases();
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saleId = useRef(newRecordId());
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.sales.giveUpDebt, { saleId: saleId.current, invoiceId }),
    onSuccess: (issued) => {
      toast.success(words.gaveUp(issued.invoiceNumber));
      void navigate({ to: invoicePath(issued) });
    },
    onError: (failure) => showFailure(words.giveUp, failure),
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  });
  const confirmAndRun = async () => {
    const isSure = await confirm({
      title: words.giveUpTitle,
      message: words.giveUpText,
      confirmLabel: words.giveUp,
      danger: true,
    });
    if (isSure) mutate();
  };
  return { confirmAndRun, isPending };
}
