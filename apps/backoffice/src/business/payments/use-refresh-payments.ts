import { useQueryClient } from '@tanstack/react-query';
import { cashRegisterKey, salesKey } from '../fiscal/index.ts';
import { paymentsKey } from './queries.ts';

/** Refetches the debts, the invoices and the drawers after a payment. */
export function useRefreshPayments(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: paymentsKey });
    void queries.invalidateQueries({ queryKey: salesKey });
    void queries.invalidateQueries({ queryKey: cashRegisterKey });
  };
}
