import { businessLevel, cashCustomerId } from '@tezga/domain';
import { useNavigate } from '@tanstack/react-router';
import { paymentPath } from '../../kits/documents/document-paths.ts';
import { useSession } from '../../session/session-context.ts';
import type { Invoice } from './queries.ts';

type OwedInvoice = Pick<Invoice, '_id' | 'customerId' | 'paidState'>;

/** Opens the form of a payment with an invoice chosen, for roles that record payments of customers. */
export function usePayInvoice() {
  const navigate = useNavigate();
  const mayPay = businessLevel(useSession().role, 'customers') === 'readWrite';
  return {
    canPay: ({ paidState }: OwedInvoice) =>
      mayPay && (paidState === 'UNPAID' || paidState === 'PARTIALLY_PAID'),
    pay: ({ _id, customerId }: OwedInvoice) =>
      void navigate({
        to: paymentPath,
        search: { type: 'customer', subject: customerId ?? cashCustomerId, document: _id },
      }),
  };
}
