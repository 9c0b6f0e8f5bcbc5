import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { call } from '../../session/call.ts';
import { seenResults } from './seen-results.ts';
import { useDocumentMutation } from './use-document-mutation.ts';

/** Saying that one knows that documents came too late. */
export function useSeeMissed() {
  const { see: words } = usePhrases().deadlines;
  return useDocumentMutation(words, {
    invoice: async (ids) => seenResults(words, (await call(contract.sales.seeMissed, { ids })).results),
    wtn: async (ids) => seenResults(words, (await call(contract.wtn.seeMissed, { ids })).results),
    deposit: async (ids) =>
      seenResults(words, (await call(contract.cashRegister.seeMissed, { ids })).results),
  });
}
