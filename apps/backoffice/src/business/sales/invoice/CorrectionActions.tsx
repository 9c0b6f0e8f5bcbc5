import { contract } from '@tezga/contract';
import { Button, toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconFileOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { correctableQuery } from '../correction/use-correction.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import type { InvoicePartProps } from './invoice-part.ts';
import { salesKey } from '../../fiscal/index.ts';
import { correctionPath, invoicePath } from '../../../kits/documents/document-paths.ts';

/** Buttons that correct the invoice, if a part of it can still be corrected. */
export function CorrectionActions({ invoice }: InvoicePartProps) {
  const { correction: words } = usePhrases();
  const navigate = useNavigate();
  const { data } = useQuery(correctableQuery(invoice._id));
  const giveUp = useGivingUp(invoice._id);
  if (data === undefined || data.hindrance !== null) return null;
  return (
    <>
      {data.canGiveUp ? (
        <Button variant="subtle" loading={giveUp.isPending} onClick={() => void giveUp.confirmAndRun()}>
          {words.giveUp}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconFileOff size={15} stroke={1.8} aria-hidden />}
        onClick={() => void navigate({ to: correctionPath(invoice) })}
      >
        {words.action}
      </Button>
    </>
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
