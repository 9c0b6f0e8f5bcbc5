import { contract } from '@tezga/contract';
import { toast } from '@tezga/ui';
import { useRouter } from '@tanstack/react-router';
import { subjectPath } from '../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useIssueForm } from '../../kits/forms/use-issue-form.ts';
import { call } from '../../session/call.ts';
import { paymentSchema, type FormKind, type PaymentValues } from './payment-form.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

/** The form of a payment or refund; after saving it opens the card of the customer or supplier. */
export function usePaymentForm(kind: FormKind, start: PaymentValues) {
  const router = useRouter();
  const refresh = useRefreshPayments();
  const { type = 'customer', subjectId } = start;
  const card = subjectPath({ type, subjectId });
  return useIssueForm({
    schema: paymentSchema,
    start,
    idOf: ({ paymentId }) => paymentId,
    name: `sent-${kind}`,
    rememberAs: `${kind} ${type} ${subjectId}`,
    issue: async ({ keepRest, ...values }) => {
      const { message } =
        kind === 'refund'
          ? await call(contract.payments.refund, values)
          : await call(contract.payments.pay, { ...values, keepRest });
      toast.success(message);
      refresh();
      // Replaces the form in the history, so that back navigation skips it.
      router.history.replace(card, undefined, { ignoreBlocker: true });
    },
    fieldOf: {
      'payment-exceeds-open': 'amount',
      'till-not-registered': 'tillId',
      'drawer-not-open': 'tillId',
      'drawer-short': 'amount',
      'client-credit-not-configured': 'method',
      'client-credit-short': 'amount',
    },
    onCancel: useBackNavigation(card),
  });
}
