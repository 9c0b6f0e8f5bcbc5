import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '@tezga/contract/client';
import { call } from '../../session/call.ts';
import { isFetched } from './is-fetched.ts';
import { purchasesKey, purchasesQueries } from './queries.ts';

const pollIntervalMs = 1_000;
const attemptsMax = 45;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a fetch from both sources, then polls until both have been fetched. */
export function useRefresh() {
  const { purchases: words, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const stateNow = () => queries.fetchQuery({ ...purchasesQueries.state, staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { askedAt } = await call(contract.purchases.refresh, {});
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const sources = await stateNow();
        if (isFetched(sources, askedAt)) return sources;
        await sleep(pollIntervalMs);
      }
      return null;
    },
    onSuccess: (sources) => {
      if (sources === null) toast.warning({ title: words.refresh.action, text: words.refresh.tooLong });
      // Errors are shown by the notices above the list.
      else if (sources.every(({ failure }) => failure === null)) toast.success(words.refresh.done);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      toast.error({ title: fallbacks['data-fetch'], text: error.message, requestId: error.requestId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: purchasesKey }),
  });
  return { refresh: () => mutate(), isPending };
}
