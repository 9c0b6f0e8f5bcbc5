import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { call } from '../../session/call.ts';
import { seenResults } from './seen-results.ts';
import { useDocumentMutation } from './use-document-mutation.ts';

/** Marks missed documents as seen by the user. */
export function useSeeMissed() {
  const { see: words } = usePhrases().deadlines;
  return useDocumentMutation(words, {
    invoice: async (ids) => seenResults(words, (await call(contract.sales.seeMissed, { ids })).results),
    wtn: async (ids) => seenResults(words, (await call(contract.wtn.seeMissed, { ids })).results),
    deposit: async (ids) =>
      seenResults(words, (await call(contract.cashRegister.seeMissed, { ids })).results),
  });
}
