import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { call } from '../../session/call.ts';
import { seenResults } from './seen-results.ts';
import { useDocumentDeed } from './use-document-deed.ts';

/** Saying that one knows that documents came too late. */
export function useSeeMissed() {
  const { see: words } = usePhrases().deadlines;
  return useDocumentDeed(words, {
    invoice: async (ids) => seenResults(words, (await call(contract.sales.seeMissed, { ids })).results),
    wtn: async (ids) => seenResults(words, (await call(contract.wtn.seeMissed, { ids })).results),
    deposit: async (ids) =>
      seenResults(words, (await call(contract.cashRegister.seeMissed, { ids })).results),
  });
}
