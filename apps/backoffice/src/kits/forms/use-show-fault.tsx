import { CallError } from '@tezga/contract/client';
import { useDialogs } from '@tezga/ui';
import { useShowFailure } from './use-show-failure.ts';
import { FaultDetails } from './FaultDetails.tsx';

/**
 * Shows a failure as a toast, but an error of the tax authority as a dialog, because a toast has no room for its
 * details.
 */
export function useShowFault(): (title: string, error: unknown) => void {
  const showFailure = useShowFailure();
  const { showResult } = useDialogs();
  return (title, error) => {
    const fault = error instanceof CallError ? error.details.fault : undefined;
    if (!(error instanceof CallError) || fault === undefined) return showFailure(title, error);
    void showResult({ outcome: 'failure', message: error.message, safe: <FaultDetails fault={fault} /> });
  };
}
