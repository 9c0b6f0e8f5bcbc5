import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { purchasesKey } from './queries.ts';

/** Links the supplier of a purchase to a customer record (records include suppliers), or removes the link. */
export function useAssignSubject(purchaseId: string) {
  const { subjectOf: words } = usePhrases().purchases;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (subjectId: string | null) =>
      call(contract.purchases.assignSubject, { purchasesIds: [purchaseId], subjectId }),
    onSuccess: (_nothing, subjectId) => toast.success(subjectId === null ? words.undone : words.done),
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      toast.error({ title: words.failed, text: error.message, requestId: error.requestId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: purchasesKey }),
  });
  return { assign: mutate, isPending };
}
