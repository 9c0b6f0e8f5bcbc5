import { CallError } from '@tezga/contract/client';
import { toast, usePhrases } from '@tezga/ui';

/**
 * Shows the failure of a call as a toast with a title and the server's message; if both are the same text, a
 * general title is used.
 */
export function useShowFailure(): (title: string, error: unknown) => void {
  const { ui } = usePhrases();
  return (title, error) => {
    if (!(error instanceof CallError)) throw error;
    const { code, message, requestId } = error;
    const heading = message === title ? ui.warning : title;
    // A refusal explains itself; only an internal error shows its request id for support.
    toast.error({ title: heading, text: message, ...(code === 'failed' ? { requestId } : {}) });
  };
}
