import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { call } from '../../session/call.ts';
import { useDocumentMutation } from './use-document-mutation.ts';
import { resendResults } from '../fiscal/index.ts';

/** Resends documents of any kind to the tax authority. */
export function useResendDocuments() {
  const { deadlines, sales } = usePhrases();
  const words = { ...deadlines.resend, retracted: sales.resend.retracted };
  return useDocumentMutation(words, {
    invoice: async (ids) => resendResults(words, (await call(contract.sales.resend, { ids })).results),
    wtn: async (ids) => resendResults(words, (await call(contract.wtn.resend, { ids })).results),
    deposit: async (ids) => resendResults(words, (await call(contract.cashRegister.resend, { ids })).results),
  });
}
