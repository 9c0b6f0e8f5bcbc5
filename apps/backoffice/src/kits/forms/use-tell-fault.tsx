import { CallError } from '@tezga/contract/client';
import { useDialogs } from '@tezga/ui';
import { useTellFailure } from './use-tell-failure.ts';
import { FaultDetails } from './FaultDetails.tsx';

/** As any failure is told; but what the tax authority refused comes with its details, for which a toast has no room. */
export function useTellFault(): (title: string, error: unknown) => void {
  const tellFailure = useTellFailure();
  const { showResult } = useDialogs();
  return (title, error) => {
    const fault = error instanceof CallError ? error.details.fault : undefined;
    if (!(error instanceof CallError) || fault === undefined) return tellFailure(title, error);
    void showResult({ outcome: 'failure', message: error.message, safe: <FaultDetails fault={fault} /> });
  };
}
