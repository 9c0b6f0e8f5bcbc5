import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../../session/call.ts';
import { draftPaymentsPath } from './paths.ts';
import { onlinePaymentsKey, type PaymentDraft } from './queries.ts';

/** Opens the page of the provider, on which the payer approves the payment of this draft. */
export function useOpenPayment({ _id: draftId }: PaymentDraft) {
  const { onlinePayments: words } = usePhrases();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.onlinePayments.createOrder, { draftId }),
    onSuccess: ({ payed, approvalUrl }) => {
      if (approvalUrl !== null) {
        location.assign(approvalUrl);
        return;
      }
      if (payed) toast.success(words.alreadyPaid);
      void queries.invalidateQueries({ queryKey: onlinePaymentsKey });
    },
    onError: (error) => toast.error({ title: words.notOpened, text: error.message }),
  });
}

/**
 * Finishes the payment when the provider sends the payer back with the order in the address. A payer who cancelled
 * comes back in the same way; the server then replies that nothing was approved. `draft` is undefined until it is loaded.
 */
export function useFinishPayment(draft: PaymentDraft | undefined) {
  const { onlinePayments: words } = usePhrases();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { token: orderId } = useSearch({ strict: false }) as { readonly token?: string };
  const finishing = useMutation({
    mutationFn: ({ _id: draftId, order }: PaymentDraft & { readonly order: string }) =>
      call(contract.onlinePayments.finishPayment, { draftId, orderId: order }),
    onSuccess: ({ payed }, { name }) => {
      if (!payed) return;
      toast.success(words.finished(name));
      void queries.invalidateQueries({ queryKey: onlinePaymentsKey });
      void navigate({ to: draftPaymentsPath('paid'), replace: true });
    },
  });
  const { mutate } = finishing;
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (orderId === undefined || draft === undefined || sent.current === orderId) return;
    sent.current = orderId;
    mutate({ ...draft, order: orderId });
  }, [orderId, draft, mutate]);
  return finishing;
}

export type FinishingPayment = ReturnType<typeof useFinishPayment>;
