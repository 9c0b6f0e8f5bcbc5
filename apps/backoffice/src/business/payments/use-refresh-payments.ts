import { useQueryClient } from '@tanstack/react-query';
import { cashRegisterKey, salesKey } from '../fiscal/index.ts';
import { paymentsKey } from './queries.ts';

/** Reads the debts, the invoices and the drawers again after a payment. */
export function useRefreshPayments(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: paymentsKey });
    void queries.invalidateQueries({ queryKey: salesKey });
    void queries.invalidateQueries({ queryKey: cashRegisterKey });
  };
}
