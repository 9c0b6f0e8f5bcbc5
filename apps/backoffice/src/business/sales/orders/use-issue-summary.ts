import type { Money } from '@tezga/domain';
import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../../kits/forms/place-refusal.ts';
import { call } from '../../../session/call.ts';
import type { Messages } from '../new-invoice/messages.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { newInvoiceQueries, type Issued } from '../new-invoice/queries.ts';
import { tillToSellAt } from '../new-invoice/till-to-sell-at.ts';
import type { OpenOrder } from './queries.ts';
import { newSummary, summaryRequest, type SummaryForm } from './summary-form.ts';

const fieldOf = {
  'till-not-registered': 'tillId',
  'business-unit-missing': 'tillId',
  'drawer-not-open': 'tillId',
  'customer-needed': 'buyer',
  'client-not-verified': 'buyer',
} as const;

/** The state of the summary form, and issuing the invoice. */
export function useIssueSummary(
  orders: readonly OpenOrder[],
  total: Money,
  onIssued: (issued: Issued) => void,
) {
  const { data: tills = [] } = useQuery(newInvoiceQueries.tills);
  const [typed, setTyped] = useState<SummaryForm>(() => newSummary(newRecordId(), '', orders));
  const [messages, setMessages] = useState<Messages>({});
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [isIssuing, setIssuing] = useState(false);
  const wanted = typed.tillId === '' ? (orders[0]?.posId ?? '') : typed.tillId;
  const form: SummaryForm = { ...typed, tillId: tillToSellAt(tills, wanted, '') };
  const issue = async () => {
    if (isIssuing) return;
    setIssuing(true);
    setMessages({});
    setRefusal(null);
    const ids = orders.map(({ _id }) => _id);
    try {
      onIssued(await call(contract.sales.summarize, summaryRequest(form, ids, total)));
    } catch (error) {
      const found: Record<string, string> = {};
      setRefusal(placeRefusal<string>(error, { fieldOf, setError: (path, text) => (found[path] = text) }));
      setMessages(found);
    } finally {
      setIssuing(false);
    }
  };
  const change = (changed: Partial<SummaryForm>) => setTyped((now) => ({ ...now, ...changed }));
  return { form, tills, messages, refusal, isIssuing, change, issue };
}

export type IssuingSummary = ReturnType<typeof useIssueSummary>;
