import { contract, inputFromWire, inputToWire, type WireInputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call } from '../../../session/call.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { usePaused } from '../../../kits/forms/use-paused.ts';
import {
  correctionRequest,
  emptyCorrection,
  isCancellation,
  withMoney,
  type Correctable,
  type CorrectionRequest,
} from './correction-form.ts';
import { articlesKey } from '../../articles/index.ts';
import { salesKey, cashRegisterKey } from '../../fiscal/index.ts';
import { invoicePath } from '../../../kits/documents/document-paths.ts';

const quotePauseMs = 250;

export const correctableQuery = (id: string) =>
  queryOptions({
    queryKey: [...salesKey, 'correctable', id],
    queryFn: ({ signal }) => call(contract.sales.correctable, { id }, { signal }),
    staleTime: 0,
  });

const quoteQuery = (request: CorrectionRequest | null) =>
  queryOptions({
    queryKey: [...salesKey, 'correction', request],
    queryFn: ({ signal }) =>
      request === null ? null : call(contract.sales.quoteCorrection, request, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

const { quoteCorrection } = contract.sales;
const asJson = (request: CorrectionRequest) => JSON.stringify(inputToWire(quoteCorrection, request));
const fromJson = (text: string) =>
  inputFromWire(quoteCorrection, JSON.parse(text) as WireInputOf<typeof quoteCorrection>);

/** The state of the correction form, the quote of the server for it, and issuing it. */
export function useCorrection(id: string, correctable: Correctable) {
  const [form, setForm] = useState(emptyCorrection);
  const request = correctionRequest(id, form, correctable);
  const requestJson = request === null ? null : asJson({ ...request, notes: '' });
  const paused = usePaused(requestJson, quotePauseMs);
  const quoted = useQuery(quoteQuery(paused === null ? null : fromJson(paused)));
  const quote = request === null ? null : (quoted.data ?? null);
  const issuing = useIssuing();
  const { confirm } = useDialogs();
  const { correction: words } = usePhrases();
  const issue = async () => {
    if (request === null || quote === null) return;
    const isSure =
      !isCancellation(form, correctable.lines) ||
      (await confirm({
        title: words.cancelTitle,
        message: words.cancelText,
        confirmLabel: words.cancelDeed,
        danger: true,
      }));
    if (isSure) await issuing.issue(withMoney(request, form, quote));
  };
  const refusal = issuing.refusal ?? (quoted.error instanceof CallError ? quoted.error : null);
  return { form, setForm, quote, refusal, isIssuing: issuing.isIssuing, issue, isReady: request !== null };
}

/** The idempotency key is created once, so a repeated request issues one correction. */
function useIssuing() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { correction: words } = usePhrases();
  const saleId = useRef(newRecordId());
  const [isIssuing, setIssuing] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const issue = async (request: CorrectionRequest) => {
    setIssuing(true);
    setRefusal(null);
    try {
      const issued = await call(contract.sales.correct, { saleId: saleId.current, ...request });
      toast.success(words.issued(issued.invoiceNumber));
      await navigate({ to: invoicePath(issued) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setIssuing(false);
      for (const queryKey of [articlesKey, cashRegisterKey, salesKey])
        void queries.invalidateQueries({ queryKey });
    }
  };
  return { issue, isIssuing, refusal };
}
